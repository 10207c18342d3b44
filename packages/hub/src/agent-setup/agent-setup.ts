import { homedir } from "node:os";
import { basename } from "node:path";
import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import { agentEnvironment } from "@parley/process/agent-environment";
import type { LaunchReport } from "@parley/protocol/agent/launch-report";
import type { Installable, InstallPlan, InstallState } from "@parley/protocol/agent/setup-methods";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { AgentSettings } from "../agents/agent-settings.ts";
import type { AgentStartOptions } from "../agents/start-agent.ts";
import type { Folders } from "../folders/folders.ts";
import { resolveFolder } from "../folders/resolve-folder.ts";
import { requireTrust } from "../sessions/require-trust.ts";
import type { AgentFile } from "./agent-file.ts";
import { type Detected, detectAgents } from "./catalogue/detect-agents.ts";
import { knownAgents } from "./catalogue/known-agents.ts";
import { nodeVersionOf } from "./catalogue/node-version.ts";
import type { InstallTarget } from "./install/install-plan.ts";
import { Installer } from "./install/installer.ts";
import { Jobs } from "./jobs.ts";
import { AgentRegistry } from "./registry/agent-registry.ts";
import { testLaunch } from "./test-launch/test-launch.ts";

/** Where agents are configured and installed. */
export type AgentSetupFiles = {
	readonly file: AgentFile;
	/** The folder of the agents that Parley installs. */
	readonly installed: string;
	/** The file with the copy of the public registry. */
	readonly registry: string;
};

export type AgentSetupOptions = {
	readonly files: AgentSetupFiles;
	readonly catalog: AgentCatalog;
	readonly settings: AgentSettings;
	readonly starts: AgentStartOptions;
	readonly folders: Pick<Folders, "trustOf">;
	readonly environmentOf: (folder: string) => Readonly<Record<string, string>> | undefined;
	readonly logger: Logger;
	readonly now: () => number;
	readonly elapsed: () => number;
	readonly later: Schedule;
};

export type SetupOutcome = { readonly install: InstallState } | { readonly report: LaunchReport };

/** Configures, finds, installs and tests agents. */
export class AgentSetup {
	readonly catalog: AgentCatalog;
	readonly settings: AgentSettings;
	readonly file: AgentFile;
	readonly registry: AgentRegistry;
	readonly jobs: Jobs<SetupOutcome>;
	readonly installer: Installer;
	readonly #options: AgentSetupOptions;

	constructor(options: AgentSetupOptions) {
		const { files, catalog, settings, logger, now, later } = options;
		this.#options = options;
		this.catalog = catalog;
		this.settings = settings;
		this.file = files.file;
		this.registry = new AgentRegistry({ cache: files.registry, file: files.file, now, logger });
		this.jobs = new Jobs(later);
		this.installer = new Installer({ installed: files.installed, logger, later });
	}

	/** Which agents are installed, for chats in a folder. */
	detect(folder: string | undefined): Promise<Detected> {
		return detectAgents(knownAgents, {
			env: this.#environment(folder),
			home: homedir(),
			installed: this.#options.files.installed,
			nodeVersionOf,
		});
	}

	async plan({ from, id }: Installable): Promise<InstallPlan> {
		const target = from === "catalogue" ? fromCatalogue(id) : await this.#fromRegistry(id);
		const { searched } = await this.detect(undefined);
		return this.installer.plan(target, searched.npm, this.#environment(undefined));
	}

	install(planId: string, withScripts: boolean): string {
		const run = this.installer.take(planId, withScripts);
		return this.jobs.start(async (job) => ({ install: await run(job) }));
	}

	/** Tests a configured agent in a folder, which must be trusted unless the agent ships with Parley. */
	async test(agentId: string, path: string): Promise<string> {
		const { catalog, folders, starts, elapsed, environmentOf } = this.#options;
		const config = catalog.get(agentId);
		const folder = await resolveFolder(path);
		requireTrust(catalog, folders, agentId, folder);
		const { searched } = await this.detect(folder);
		const place = { folder, environment: environmentOf(folder) };
		const minNode = knownAgents.find(({ commands }) =>
			commands.some(({ command }) => command === basename(config.command).replace(/\.(?:cmd|exe)$/i, "")),
		)?.minNode;
		return this.jobs.start(async ({ signal }) => ({
			report: await testLaunch(starts, { config, place, signal, elapsed, searched, minNode }),
		}));
	}

	/** Ends what runs. */
	close(): Promise<void> {
		return this.jobs.close();
	}

	#environment(folder: string | undefined): Readonly<Record<string, string>> {
		const { environmentOf } = this.#options;
		return agentEnvironment((folder === undefined ? undefined : environmentOf(folder)) ?? process.env, {});
	}

	async #fromRegistry(id: string): Promise<InstallTarget> {
		const agent = await this.registry.find(id);
		if (agent === undefined) throw unknown(id);
		const found = agent.packages.find(({ installs }) => installs);
		if (found === undefined) throw notInstallable(agent.name);
		// Apart from the catalogue's, whose ids may be the same.
		return { id: `registry-${id}`.slice(0, 64), package: found.package, args: found.args };
	}
}

const fromCatalogue = (id: string): InstallTarget => {
	const agent = knownAgents.find((each) => each.id === id);
	if (agent === undefined) throw unknown(id);
	if (agent.npm === undefined) throw notInstallable(agent.title);
	return { id, ...agent.npm };
};

const unknown = (id: string): RequestFailure =>
	new RequestFailure("not_found", wording("agentSetup.unknownAgent", { id }));

const notInstallable = (agent: string): RequestFailure =>
	new RequestFailure("bad_request", wording("agentSetup.notInstallable", { agent }));
