import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import { ChangeTimeoutError, NotOfferedError } from "@parley/acp/v1/session/change-errors";
import type { UnsetOption } from "@parley/protocol/agent/events";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { WordedError } from "@parley/words/worded-error";
import { wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { choiceName } from "../agents/remembered-choices.ts";
import type { DefaultOption } from "../agents/starting-defaults.ts";

type Configurable = Pick<AgentSession, "configure">;

export type StartingOptionsPorts = {
	/** What a new agent session begins with, unless the chat says otherwise. */
	readonly defaults: () => readonly DefaultOption[];
	/** Whether the open agent session is new to the agent: one that goes on keeps what it had. */
	readonly isNew: () => boolean;
	/** Whether the agent session has that value already. */
	readonly isCurrent: (change: OptionChange) => boolean;
	/** Called with the defaults that the agent did not take. */
	readonly onUnset: (settings: readonly UnsetOption[]) => void;
};

/** The agent could not be set up as the chat asks: a prompt must not run in another mode than the one it was written for. */
export class NotSetUpError extends WordedError {
	override readonly name = "NotSetUpError";

	constructor(cause: unknown) {
		const { message } = wordedMessageOf(cause);
		super(wording("optionRefusal.notStartedWith", { reason: message }), { cause });
	}
}

/** The settings with which a chat, or its next agent session, begins: applied to its agent session ahead of time, and certainly before the first prompt. */
export class StartingOptions {
	readonly #ports: StartingOptionsPorts;
	#wanted: readonly OptionChange[] = [];
	#applied: { readonly session: Configurable; readonly done: Promise<void> } | undefined;
	/** By agent session: the defaults were applied, as far as it took them. */
	#prepared = new WeakMap<Configurable, Promise<void>>();

	constructor(ports: StartingOptionsPorts) {
		this.#ports = ports;
	}

	/** Whether there is something to set. */
	get isWanted(): boolean {
		return this.#wanted.length > 0;
	}

	/** A new chat, or the next agent session of one, begins with these. */
	want(changes: readonly OptionChange[]): void {
		this.#wanted = changes;
		this.#applied = undefined;
		this.#prepared = new WeakMap();
	}

	/** The agent session is an earlier hub's, which has set it up. */
	skip(session: Configurable): void {
		this.#prepared.set(session, Promise.resolve());
	}

	/** Applies them once to each agent session. */
	apply(session: Configurable): Promise<void> {
		if (this.#applied?.session !== session)
			this.#applied = { session, done: this.#prepare(session).then(() => applyAll(session, this.#wanted)) };
		return this.#applied.done;
	}

	/** For a prompt: throws if what the chat wants could not be applied. Whatever comes of it, later prompts do without. */
	async settle(session: Configurable): Promise<void> {
		if (this.#wanted.length === 0) return this.#prepare(session);
		try {
			await this.apply(session);
		} catch (error) {
			throw new NotSetUpError(error);
		} finally {
			this.#wanted = [];
			this.#applied = undefined;
		}
	}

	#prepare(session: Configurable): Promise<void> {
		const begun = this.#prepared.get(session) ?? this.#applyDefaults(session);
		this.#prepared.set(session, begun);
		return begun;
	}

	/** Settings may be stale: what the agent does not take is told, and nothing fails. */
	async #applyDefaults(session: Configurable): Promise<void> {
		const { defaults, isNew, isCurrent, onUnset } = this.#ports;
		if (!isNew()) return;
		const wanted = new Set(this.#wanted.map(choiceName));
		const unset: UnsetOption[] = [];
		for (const { change, from } of defaults()) {
			if (wanted.has(choiceName(change)) || isCurrent(change)) continue;
			try {
				await session.configure(change);
			} catch (error) {
				// What was chosen with another model may not exist with this one, and is only a convenience.
				if (from === "settings" || !(error instanceof NotOfferedError))
					unset.push(unsetOption(change, from, error));
				// One that does not answer must not be waited for again and again.
				if (error instanceof ChangeTimeoutError) break;
			}
		}
		if (unset.length > 0) onUnset(unset);
	}
}

const unsetOption = (change: OptionChange, from: UnsetOption["from"], error: unknown): UnsetOption => {
	const { message, wording: said } = wordedMessageOf(error);
	return {
		option: change.kind === "option" ? change.option : change.kind,
		value: change.kind === "option" ? change.value : change.kind === "mode" ? change.mode : change.model,
		...{ from, reason: message },
		...(said === undefined ? {} : { wording: said }),
	};
};

/** One after the other: what can be chosen may depend on what was chosen before. */
const applyAll = async (session: Configurable, changes: readonly OptionChange[]): Promise<void> => {
	for (const change of changes) await session.configure(change);
};
