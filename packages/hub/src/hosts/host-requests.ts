import { randomUUID } from "node:crypto";
import type { Schedule } from "@parley/base/time/schedule";
import { isParams, paramsProblem } from "@parley/protocol/contract/check-params";
import { isResult, resultProblem } from "@parley/protocol/contract/check-result";
import type { Params, Result, TopicEvent } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { HostService } from "@parley/protocol/host/methods";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import type { Client } from "../delivery/client.ts";
import { unreferencedTimer } from "../unreferenced-timer.ts";

export type HostRequestsOptions = {
	readonly push: (client: Client, event: TopicEvent) => void;
	readonly later?: Schedule;
	/** Users may take their time with a dialog. */
	readonly patience?: number;
};

type Outcome = Params<"host.answer">["outcome"];

type Pending = {
	readonly client: Client;
	readonly event: TopicEvent;
	readonly settle: (outcome: Outcome) => void;
};

/** The hub's requests to editor windows. The window addressed answers each, or it fails. */
export class HostRequests {
	readonly #options: Required<HostRequestsOptions>;
	readonly #pending = new Map<string, Pending>();

	constructor(options: HostRequestsOptions) {
		this.#options = { later: unreferencedTimer, patience: 10 * 60_000, ...options };
	}

	get pending(): number {
		return this.#pending.size;
	}

	/** Sends a request to a window; refused without one. */
	async ask<Name extends HostService>(
		client: Client | undefined,
		method: Name,
		params: Params<Name>,
	): Promise<Result<Name>> {
		if (client === undefined) throw noHost(wording("editorRequest.noWindow"));
		if (!isParams(method, params))
			throw new RequestFailure(
				"bad_request",
				wording("request.badParameters", { method, problem: paramsProblem(method) }),
			);
		const requestId = randomUUID();
		const { promise, resolve } = Promise.withResolvers<Outcome>();
		const cancel = this.#options.later(
			() => resolve(failed(wording("editorRequest.noAnswer"))),
			this.#options.patience,
		);
		const event: TopicEvent = { topic: "request", payload: { requestId, method, params } };
		this.#pending.set(requestId, { client, event, settle: resolve });
		this.#options.push(client, event);
		const outcome = await promise;
		cancel();
		this.#pending.delete(requestId);
		if (!outcome.ok) throw noHost(outcome.message, outcome.wording);
		if (isResult(method, outcome.result)) return outcome.result;
		throw noHost(wording("editorRequest.answerMisfits", { problem: resultProblem(method) }));
	}

	answer(client: Client, requestId: string, outcome: Outcome): void {
		const pending = this.#pending.get(requestId);
		if (pending?.client !== client) {
			throw new RequestFailure("not_found", wording("editorRequest.notAsked"));
		}
		pending.settle(outcome);
	}

	/** Resends pending requests to a reconnected window, which may have missed them. It handles each request once, however often it receives it. */
	askAgain(client: Client): void {
		for (const pending of this.#pending.values())
			if (pending.client === client) this.#options.push(client, pending.event);
	}

	/** Fails the pending requests of a window that has gone. */
	dismiss(client: Client): void {
		for (const pending of this.#pending.values())
			if (pending.client === client) pending.settle(failed(wording("editorRequest.windowClosed")));
	}
}

const failed = (why: Wording): Outcome => ({ ok: false, message: inEnglish(why), wording: why });

const noHost = (reason: string | Wording, said?: Wording): RequestFailure =>
	new RequestFailure("host_unavailable", reason, { wording: said });
