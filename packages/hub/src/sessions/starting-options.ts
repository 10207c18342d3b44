import type { AgentSession } from "@parley/acp/session/agent-session";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { WordedError } from "@parley/words/worded-error";
import { wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";

type Configurable = Pick<AgentSession, "configure">;

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
	#wanted: readonly OptionChange[] = [];
	#applied: { readonly session: Configurable; readonly done: Promise<void> } | undefined;

	/** Whether there is something to set. */
	get isWanted(): boolean {
		return this.#wanted.length > 0;
	}

	want(changes: readonly OptionChange[]): void {
		this.#wanted = changes;
		this.#applied = undefined;
	}

	/** Applies them once to each agent session. */
	apply(session: Configurable): Promise<void> {
		if (this.#applied?.session !== session)
			this.#applied = { session, done: applyAll(session, this.#wanted) };
		return this.#applied.done;
	}

	/** For a prompt: throws if they could not be applied. Whatever comes of it, later prompts do without. */
	async settle(session: Configurable): Promise<void> {
		if (this.#wanted.length === 0) return;
		try {
			await this.apply(session);
		} catch (error) {
			throw new NotSetUpError(error);
		} finally {
			this.want([]);
		}
	}
}

/** One after the other: what can be chosen may depend on what was chosen before. */
const applyAll = async (session: Configurable, changes: readonly OptionChange[]): Promise<void> => {
	for (const change of changes) await session.configure(change);
};
