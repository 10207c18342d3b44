import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { AgentEvent } from "../updates/mapped.ts";
import type { RestoredTurn } from "./agent-session-options.ts";
import { isAnswer } from "./is-answer.ts";
import { endOfSilence } from "./turn-end.ts";

/**
 * What a session is doing. An agent that ignores a cancel leaves its turn `cancelling`: it is still working, and the state must not hide
 * that. Killing the process is the way out.
 */
export type TurnState =
	| { readonly status: "idle" }
	| { readonly status: "running" | "cancelling"; readonly messageId: string };

/** An unanswered prompt. */
export class OpenTurn {
	readonly messageId: string;
	readonly #over = Promise.withResolvers<TurnEnd>();
	#cancelling = false;
	#isSent = false;
	/** Whether the agent has produced anything in it. */
	#answered = false;

	constructor(messageId: string, restored?: Pick<RestoredTurn, "answered" | "stopping">) {
		this.messageId = messageId;
		if (restored === undefined) return;
		this.#answered = restored.answered;
		this.#cancelling = restored.stopping;
	}

	get state(): TurnState {
		return { status: this.#cancelling ? "cancelling" : "running", messageId: this.messageId };
	}

	get cancelling(): boolean {
		return this.#cancelling;
	}

	/** Settles with its end. */
	get over(): Promise<TurnEnd> {
		return this.#over.promise;
	}

	/** Whether the agent has its prompt. */
	get isSent(): boolean {
		return this.#isSent;
	}

	sent(): void {
		this.#isSent = true;
	}

	cancel(): void {
		this.#cancelling = true;
	}

	heard(events: readonly AgentEvent[]): void {
		this.#answered ||= events.some(isAnswer);
	}

	/** Ends the turn. `stderr` returns the end of the agent's stderr. */
	end(said: TurnEnd, stderr: () => string): AgentEvent {
		const end = this.#answered ? said : endOfSilence(said, stderr());
		this.#over.resolve(end);
		return { type: "turn.ended", payload: end, answers: this.messageId };
	}
}
