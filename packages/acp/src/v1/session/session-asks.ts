import { randomUUID } from "node:crypto";
import type { RequestOrigin } from "@parley/protocol/permission/events";
import type { Mapped } from "../updates/mapped.ts";
import type { MappingState } from "../updates/mapping-state.ts";
import type { Withdrawn } from "./agent-services.ts";
import type { LastingLines } from "./lasting-lines.ts";
import type { PendingAsks, Withdrawal } from "./pending-asks.ts";
import type { SessionTranscript } from "./session-transcript.ts";

/** What differs between permissions and questions. */
export type AskKind<Params, Request, Answer> = {
	readonly map: (
		state: MappingState,
		requestId: string,
		params: Params,
	) => Mapped & { readonly request: Request };
	/** The response to the agent; without an answer, the request was cancelled. */
	readonly respond: (answer: Answer | undefined) => unknown;
};

/** What all requests of a session share. */
export type AskContext = {
	readonly transcript: SessionTranscript;
	readonly lines: LastingLines;
	/** Whether someone has asked to stop the turn. */
	readonly isStopping: () => boolean;
};

type Placed = { readonly requestId: string; readonly origin?: RequestOrigin | undefined };

/** The requests of one kind of an agent session, from the wire to their answers. */
export class SessionAsks<Params, Request extends Placed, Answer, Ending = Withdrawn> {
	readonly #kind: AskKind<Params, Request, Answer>;
	readonly #open: PendingAsks<Request, Answer, Ending | Withdrawn>;
	readonly #context: AskContext;

	constructor(
		kind: AskKind<Params, Request, Answer>,
		open: PendingAsks<Request, Answer, Ending | Withdrawn>,
		context: AskContext,
	) {
		this.#kind = kind;
		this.#open = open;
		this.#context = context;
	}

	/** The ids of requests without an answer. */
	get pending(): readonly string[] {
		return this.#open.pending;
	}

	/** Settle once the agent has received the answers given so far. */
	get deciding(): readonly Promise<void>[] {
		return this.#open.deciding;
	}

	/** Handles a request, which the agent may cancel. `origin` is where another hub finds it. */
	async ask(params: Params, signal: AbortSignal, origin?: RequestOrigin): Promise<unknown> {
		const { transcript, lines, isStopping } = this.#context;
		const requestId = randomUUID();
		const { request, state, events } = this.#kind.map(transcript.mapping, requestId, params);
		const asked = this.#open.ask(origin === undefined ? request : { ...request, origin });
		if (origin !== undefined) lines.asked(requestId, origin.position);
		// A held request may have been cancelled meanwhile.
		const isOver = signal.aborted || isStopping();
		const over = isOver ? this.#open.end(requestId, { type: "cancelled" }) : undefined;
		const all = [...events, ...asked.events, ...(over?.events ?? [])];
		const saved = transcript.map(() => ({ state, events: all }));
		if (over === undefined) this.#withdrawOn(signal, requestId);
		else void saved.then(over.tell);
		return this.#kind.respond(await asked.answer);
	}

	/** A request of the last turn, answered or not, was logged by an earlier hub. */
	recall(requestId: string, position: number): void {
		this.#context.lines.asked(requestId, position);
	}

	/** Goes on waiting for the answer to a request that is in the log. `adopt` returns the signal of its cancellation. */
	keepAsking(requestId: string, adopt: (response: Promise<unknown>) => AbortSignal): void {
		const response = this.#open.restore(requestId).then((answer) => this.#kind.respond(answer));
		this.#withdrawOn(adopt(response), requestId);
	}

	/** Throws if the request is not pending. The agent receives the answer once `keep` has saved it; if that fails, the request is cancelled. */
	answer(requestId: string, answer: Answer, keep: () => Promise<void>): Promise<void> {
		return this.#open.answer(requestId, answer, keep);
	}

	/** Ends all requests without an answer; the caller logs the events. */
	endAll(outcome: Withdrawn): Withdrawal {
		return this.#open.endAll(outcome);
	}

	/** Ends a request that the agent itself has settled. */
	end(requestId: string, outcome: Ending | Withdrawn, told?: Answer): void {
		this.#withdraw(this.#open.end(requestId, outcome, told));
	}

	/** Tells the agent only what is in the log: another hub would keep asking. */
	#withdraw({ events, tell }: Withdrawal): void {
		void this.#context.transcript.emit(events).then(tell);
	}

	#withdrawOn(signal: AbortSignal, requestId: string): void {
		const withdraw = (): void => this.#withdraw(this.#open.end(requestId, { type: "cancelled" }));
		if (signal.aborted) withdraw();
		else signal.addEventListener("abort", withdraw, { once: true });
	}
}
