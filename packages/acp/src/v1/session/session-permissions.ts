import { randomUUID } from "node:crypto";
import type { RequestPermissionResponse } from "@agentclientprotocol/sdk";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import { mapPermission } from "../updates/map-permission.ts";
import type { PermissionParams } from "../wire/permission.ts";
import type { LastingLines } from "./lasting-lines.ts";
import type { OpenPermissions, Withdrawal } from "./open-permissions.ts";
import { responseOf } from "./permission-response.ts";
import type { SessionTranscript } from "./session-transcript.ts";

export type SessionPermissionsOptions = {
	readonly transcript: SessionTranscript;
	readonly open: OpenPermissions;
	readonly lines: LastingLines;
	/** Whether someone has asked to stop the turn. */
	readonly isStopping: () => boolean;
};

/** The permission requests of an agent session, from the wire to their answers. */
export class SessionPermissions {
	readonly #options: SessionPermissionsOptions;

	constructor(options: SessionPermissionsOptions) {
		this.#options = options;
	}

	/** The ids of requests without a decision. */
	get pending(): readonly string[] {
		return this.#options.open.pending;
	}

	/** Handles a permission request, which the agent may cancel. `origin` is where another hub finds it. */
	async ask(
		params: PermissionParams,
		signal: AbortSignal,
		origin?: PermissionRequest["origin"],
	): Promise<RequestPermissionResponse> {
		const { transcript, open, lines, isStopping } = this.#options;
		const requestId = randomUUID();
		const { request, state, events } = mapPermission(transcript.mapping, requestId, params);
		const asked = open.ask(origin === undefined ? request : { ...request, origin });
		if (origin !== undefined) lines.asked(requestId, origin.position);
		// A held request may have been cancelled meanwhile.
		const isOver = signal.aborted || isStopping();
		const over = isOver ? open.end(requestId, { type: "cancelled" }) : undefined;
		const all = [...events, ...asked.events, ...(over?.events ?? [])];
		const saved = transcript.map(() => ({ state, events: all }));
		if (over === undefined) this.#withdrawOn(signal, requestId);
		else void saved.then(over.tell);
		return responseOf(await asked.choice);
	}

	/** A request of the last turn, answered or not, was logged by an earlier hub. */
	recall(requestId: string, position: number): void {
		this.#options.lines.asked(requestId, position);
	}

	/** Goes on waiting for the decision on a request that is in the log. `adopt` returns the signal of its cancellation. */
	keepAsking(requestId: string, adopt: (response: Promise<RequestPermissionResponse>) => AbortSignal): void {
		this.#withdrawOn(adopt(this.#options.open.restore(requestId).then(responseOf)), requestId);
	}

	/** Throws if the request is not pending. The agent receives the decision once `keep` has saved it; if that fails, the request is cancelled. */
	answer(requestId: string, optionId: string, keep: () => Promise<void>): Promise<void> {
		return this.#options.open.answer(requestId, optionId, keep);
	}

	/** Runs `next` once the agent has received all decisions made so far. */
	afterDecisions(next: () => void): void {
		this.#options.open.afterDecisions(next);
	}

	/** Ends all requests without a decision; the caller logs the events. */
	endAll(outcome: PermissionOutcome): Withdrawal {
		return this.#options.open.endAll(outcome);
	}

	withdrawAll(): void {
		this.#withdraw(this.endAll({ type: "cancelled" }));
	}

	/** Tells the agent only what is in the log: another hub would keep asking. */
	#withdraw({ events, tell }: Withdrawal): void {
		void this.#options.transcript.emit(events).then(tell);
	}

	#withdrawOn(signal: AbortSignal, requestId: string): void {
		const withdraw = (): void => this.#withdraw(this.#options.open.end(requestId, { type: "cancelled" }));
		if (signal.aborted) withdraw();
		else signal.addEventListener("abort", withdraw, { once: true });
	}
}
