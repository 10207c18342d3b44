import { randomUUID } from "node:crypto";
import type { Schedule } from "@parley/base/time/schedule";
import { isParams, paramsProblem } from "@parley/protocol/contract/check-params";
import { isResult, resultProblem } from "@parley/protocol/contract/check-result";
import type { Params, Result, TopicEvent } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { HostService } from "@parley/protocol/host/methods";
import type { Client } from "../delivery/client.ts";
import { unreferencedTimer } from "../unreferenced-timer.ts";

export type HostRequestsOptions = {
	readonly push: (client: Client, event: TopicEvent) => void;
	readonly later?: Schedule;
	/** A person may take their time with a dialog. */
	readonly patience?: number;
};

type Outcome = Params<"host.answer">["outcome"];

type Pending = {
	readonly client: Client;
	readonly event: TopicEvent;
	readonly settle: (outcome: Outcome) => void;
};

/** Requests of the hub to windows of editors. Each is answered by the window that was asked, or fails. */
export class HostRequests {
	readonly #options: Required<HostRequestsOptions>;
	readonly #pending = new Map<string, Pending>();

	constructor(options: HostRequestsOptions) {
		this.#options = { later: unreferencedTimer, patience: 10 * 60_000, ...options };
	}

	get pending(): number {
		return this.#pending.size;
	}

	/** Asks a window. Without one there is nobody to do it, and it is not done. */
	async ask<Name extends HostService>(
		client: Client | undefined,
		method: Name,
		params: Params<Name>,
	): Promise<Result<Name>> {
		if (client === undefined) throw noHost("No window of an editor is attached to do this.");
		if (!isParams(method, params)) throw new RequestFailure("bad_request", paramsProblem(method));
		const requestId = randomUUID();
		const { promise, resolve } = Promise.withResolvers<Outcome>();
		const cancel = this.#options.later(
			() => resolve({ ok: false, message: "The editor did not answer." }),
			this.#options.patience,
		);
		const event: TopicEvent = { topic: "request", payload: { requestId, method, params } };
		this.#pending.set(requestId, { client, event, settle: resolve });
		this.#options.push(client, event);
		const outcome = await promise;
		cancel();
		this.#pending.delete(requestId);
		if (!outcome.ok) throw noHost(outcome.message);
		if (isResult(method, outcome.result)) return outcome.result;
		throw noHost(`The editor's answer does not fit the contract: ${resultProblem(method)}.`);
	}

	answer(client: Client, requestId: string, outcome: Outcome): void {
		const pending = this.#pending.get(requestId);
		if (pending?.client !== client) {
			throw new RequestFailure("not_found", "Nothing was asked with this id, or it was answered already.");
		}
		pending.settle(outcome);
	}

	/** The window is back and may have missed what it was asked. It answers each request once, however often it hears of it. */
	askAgain(client: Client): void {
		for (const pending of this.#pending.values())
			if (pending.client === client) this.#options.push(client, pending.event);
	}

	/** The window is gone, and with it the answer. */
	dismiss(client: Client): void {
		for (const pending of this.#pending.values())
			if (pending.client === client)
				pending.settle({ ok: false, message: "The editor's window was closed." });
	}
}

const noHost = (message: string): RequestFailure => new RequestFailure("host_unavailable", message);
