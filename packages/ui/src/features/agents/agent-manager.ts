import type { HubConnection } from "@parley/client/core/hub-connection";
import type { LaunchReport } from "@parley/protocol/agent/launch-report";
import type { AgentRegistry } from "@parley/protocol/agent/registry";
import type { AgentEntry } from "@parley/protocol/agent/settings";
import type { Installable, InstallPlan, InstallState } from "@parley/protocol/agent/setup-methods";
import type { Result } from "@parley/protocol/contract/names";
import { say } from "@parley/words/spoken";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText } from "../../shared/failure-text.ts";
import { Work } from "../../shared/work/work.ts";

/** What the page of agents shows. */
export type AgentsOverview = {
	readonly settings: Result<"agent.settings">;
	readonly known: Result<"agent.catalogue">["agents"];
	readonly detected: Result<"agent.detect">;
};

/** Configures, installs and tests agents. */
export class AgentManager {
	/** Undefined until the hub has answered. */
	readonly overview: Accessor<AgentsOverview | undefined>;
	readonly problem: Accessor<string | undefined>;
	/** What the running installation has written. */
	readonly output: Accessor<string>;
	readonly testing = new Work<LaunchReport>();
	readonly planning = new Work<InstallPlan>();
	readonly installing = new Work<InstallState>();
	readonly reading = new Work<AgentRegistry>();
	readonly #setOverview: Setter<AgentsOverview | undefined>;
	readonly #setProblem: Setter<string | undefined>;
	readonly #setOutput: Setter<string>;
	readonly #hub: Pick<HubConnection, "request">;
	/** The running installation or test. */
	#jobId: string | undefined;

	constructor(hub: Pick<HubConnection, "request">) {
		this.#hub = hub;
		[this.overview, this.#setOverview] = createSignal<AgentsOverview>();
		[this.problem, this.#setProblem] = createSignal<string>();
		[this.output, this.#setOutput] = createSignal("");
	}

	async load(): Promise<void> {
		try {
			const [settings, { agents: known }, detected] = await Promise.all([
				this.#hub.request("agent.settings", {}),
				this.#hub.request("agent.catalogue", {}),
				this.#hub.request("agent.detect", {}),
			]);
			this.#setOverview({ settings, known, detected });
			this.#setProblem(undefined);
		} catch (error) {
			this.#setProblem(failureText(error));
		}
	}

	async save(agentId: string, entry: AgentEntry, isNew: boolean): Promise<void> {
		await this.#hub.request("agent.save", { agentId, entry, isNew });
		await this.load();
	}

	async remove(agentId: string): Promise<void> {
		await this.#hub.request("agent.remove", { agentId });
		await this.load();
	}

	async uninstall(id: string): Promise<void> {
		await this.#hub.request("agent.uninstall", { id });
		await this.load();
	}

	async test(agentId: string, title: string, folder: string): Promise<void> {
		await this.testing.run(say("agents.testing", { agent: title }), async () => {
			const { jobId } = await this.#hub.request("agent.test", { agentId, folder });
			return (await this.#follow(jobId)).report;
		});
	}

	/** Asks what installing an agent would run. */
	async plan(what: Installable): Promise<void> {
		this.installing.reset();
		this.#setOutput("");
		await this.planning.run(say("agents.planning"), () => this.#hub.request("agent.planInstall", what));
	}

	/** Runs a plan that the person has seen. */
	async install({ planId, package: name }: InstallPlan, withScripts: boolean): Promise<void> {
		this.#setOutput("");
		await this.installing.run(say("agents.installing", { package: name }), async () => {
			const { jobId } = await this.#hub.request("agent.install", { planId, withScripts });
			return (await this.#follow(jobId)).install;
		});
		await this.load();
	}

	/** Reads the registry: as it was kept, anew, or another one. */
	async readRegistry(how: { readonly source?: string; readonly refresh?: boolean } = {}): Promise<void> {
		await this.reading.run(say("agents.registryReading"), () => this.#hub.request("agent.registry", how));
	}

	/** Ends the running installation or test; its end is then told like any other. */
	async cancel(): Promise<void> {
		if (this.#jobId !== undefined) await this.#hub.request("agent.cancel", { jobId: this.#jobId });
	}

	async #follow(jobId: string): Promise<Result<"agent.follow">> {
		this.#jobId = jobId;
		try {
			for (let seen = 0; ; ) {
				const state = await this.#hub.request("agent.follow", { jobId, seen });
				this.#setOutput(state.output);
				if (!state.more) return state;
				seen = state.revision;
			}
		} finally {
			this.#jobId = undefined;
		}
	}
}
