import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type { Logger } from "@parley/logging/logger";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { SessionOption } from "@parley/protocol/agent/options/session-option";
import type { AgentLink, Head } from "@parley/transcript/head/head";
import type { DefaultOption } from "../agents/starting-defaults.ts";
import { carriedOptions } from "./carried-options.ts";
import { configureAgent } from "./configure-agent.ts";
import type { SessionLog } from "./session-log.ts";
import { StartingOptions } from "./starting-options.ts";

/** What an agent's chats begin with, and what a person chooses in one of them. */
export type AgentChoices = {
	readonly defaults: () => readonly DefaultOption[];
	readonly remember: (change: OptionChange, options: readonly SessionOption[]) => Promise<void>;
};

export type AgentOptionsOptions = {
	readonly log: SessionLog;
	readonly choices: AgentChoices;
	readonly logger: Logger;
};

/** Mode, model and options of a session's agent: what its sessions begin with, keep, and are changed to. */
export class AgentOptions {
	readonly starting: StartingOptions;
	readonly #options: AgentOptionsOptions;
	/** What the last agent session told, from when the next one is being opened. */
	#before: Head["aspects"] | undefined;

	constructor(options: AgentOptionsOptions) {
		this.#options = options;
		const { log, choices } = options;
		this.starting = new StartingOptions({
			defaults: choices.defaults,
			isNew: () => isNewSession(log.head.link),
			isCurrent: (change) => isCurrent(readOptions(log.head.aspects), change),
			onUnset: (settings) => log.note({ type: "agent.unset", payload: { settings: [...settings] } }),
		});
	}

	/** An agent session is being opened: it tells its own settings, and those of the last one are gone from the head then. */
	opening(): void {
		this.#before ??= this.#options.log.head.aspects;
	}

	/** What was chosen in the chat is chosen for its next agent session too, unless that begins with settings of its own. */
	opened(session: AgentSession): void {
		const before = this.#before;
		this.#before = undefined;
		if (before === undefined || this.starting.isWanted) return;
		this.starting.want(carriedOptions(before, this.#options.log.head.aspects));
		// What the chat had counts, and not what a new chat would begin with.
		if (readOptions(before).length > 0) this.starting.skip(session);
	}

	/** What was chosen for one agent means nothing to another. */
	forget(): void {
		this.#before = undefined;
		this.starting.want([]);
	}

	/** Changes a setting of the attached agent; settles when the agent has accepted it and that is on disk. */
	async configure(session: AgentSession | undefined, change: OptionChange): Promise<void> {
		const { log, choices, logger } = this.#options;
		await configureAgent(session, change);
		// The choice has been made, whether or not it is remembered.
		await choices.remember(change, readOptions(log.head.aspects)).catch((error: unknown) => {
			logger.warn("A choice could not be remembered", { error });
		});
	}
}

/** One that goes on by resume or load keeps what was set in it. */
const isNewSession = ({ how }: AgentLink): boolean => how !== "resumed" && how !== "loaded";

const isCurrent = (options: readonly SessionOption[], change: OptionChange): boolean => {
	const value = change.kind === "mode" ? change.mode : change.kind === "model" ? change.model : change.value;
	return options.some(({ id, kind, current }) => {
		const isMeant = change.kind === "option" ? id === change.option : kind === change.kind;
		return isMeant && current === value;
	});
};
