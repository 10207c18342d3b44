import type { HubConnection } from "@parley/client/core/hub-connection";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { Agents } from "../agents/agents.ts";
import type { Folders } from "../folders/folders.ts";
import type { Tabs } from "../tabs/tabs.ts";

export type NewChatChoice = { readonly folder: string; readonly agent?: string };

/** `untrusted`: the agent may start there only if the user trusts the folder. */
export type NewChatPhase =
	| { readonly phase: "closed" }
	| { readonly phase: "choosing"; readonly problem?: string }
	| { readonly phase: "creating" }
	| { readonly phase: "untrusted"; readonly choice: NewChatChoice };

type NewChatContext = {
	readonly folders: Folders;
	readonly agents: Agents;
	readonly tabs: Tabs;
	readonly show: (sessionId: string) => void;
	/** Called when a chat that a user asked for has started. */
	readonly onStarted: () => void;
};

/** Starts a chat: at once with what was used last, or after the user chooses folder and agent. */
export class NewChat {
	readonly phase: Accessor<NewChatPhase>;
	readonly #setPhase: Setter<NewChatPhase>;
	readonly #hub: HubConnection;
	readonly #around: NewChatContext;

	constructor(hub: HubConnection, around: NewChatContext) {
		this.#hub = hub;
		this.#around = around;
		[this.phase, this.#setPhase] = createSignal<NewChatPhase>({ phase: "closed" });
	}

	choose(): void {
		this.#setPhase({ phase: "choosing" });
	}

	cancel(): void {
		this.#setPhase({ phase: "closed" });
	}

	/**
	 * Uses the usual folder and the agent of the chat in front, or else the preferred agent; without a usual folder the user must choose one.
	 * Right after load the folders are not known yet, so the chat begins once they are. Repeated calls until then start one chat.
	 */
	async startDefault(): Promise<void> {
		if (this.phase().phase === "creating") return;
		this.#setPhase({ phase: "creating" });
		await this.#around.folders.asked;
		const folder = this.#around.folders.standard();
		if (folder === undefined) this.choose();
		else await this.startAndWrite({ folder: folder.path, ...this.#agentInFront() });
	}

	/** Starts a chat that a user asked for and wants to write in. */
	async startAndWrite(choice: NewChatChoice): Promise<void> {
		if (await this.start(choice)) this.#around.onStarted();
	}

	/** False if the user has to decide or read something first. */
	async start(choice: NewChatChoice): Promise<boolean> {
		this.#setPhase({ phase: "creating" });
		try {
			const own = this.#around.tabs.open().map((tab) => tab.sessionId);
			const { sessionId } = await this.#hub.request("session.create", { ...choice, own });
			this.#around.show(sessionId);
			this.cancel();
			return true;
		} catch (error) {
			if (hasCode(error, "workspace_untrusted")) this.#setPhase({ phase: "untrusted", choice });
			else this.#setPhase({ phase: "choosing", problem: failureText(error) });
			return false;
		}
	}

	/** Records the user's decision about the folder; if trusted, the chat starts. */
	async decide(choice: NewChatChoice, trusted: boolean): Promise<void> {
		try {
			await this.#around.folders.trust(choice.folder, trusted);
		} catch (error) {
			this.#setPhase({ phase: "choosing", problem: failureText(error) });
			return;
		}
		if (trusted) await this.startAndWrite(choice);
		else this.cancel();
	}

	/** An agent that is no longer configured cannot start. */
	#agentInFront(): Pick<NewChatChoice, "agent"> {
		const agent = this.#around.agents.find(this.#around.tabs.active()?.state()?.head.agent ?? "");
		return agent === undefined ? {} : { agent: agent.agentId };
	}
}
