import { isResult, resultProblem } from "@parley/protocol/contract/check-result";
import type { MethodName, Params, Result } from "@parley/protocol/contract/names";
import { classify } from "@parley/protocol/envelope/classify";
import type { ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import { failureOf, RequestFailure } from "@parley/protocol/envelope/failure";
import type { Violation, ViolationCounter } from "@parley/protocol/envelope/violation";
import { reasonOf } from "@parley/words/error-words";
import { wording } from "@parley/words/wording";
import { readResult } from "./read-result.ts";
import type { Runtime } from "./runtime.ts";
import { type Transport, TransportFailure } from "./transport.ts";

export type HubCallerOptions = {
	readonly transport: Transport;
	readonly runtime: Runtime;
	readonly violations: ViolationCounter;
	readonly timeoutMs: number;
};

/** Sends requests to a hub, which checks their parameters, and checks the answers before anyone sees them. */
export class HubCaller {
	readonly #options: HubCallerOptions;
	#next = 1;

	constructor(options: HubCallerOptions) {
		this.#options = options;
	}

	/** Rejects with `RequestFailure`; its cause is a `TransportFailure` if the request did not reach the hub. */
	async request<Name extends MethodName>(
		method: Name,
		params: Params<Name>,
		timeoutMs = this.#options.timeoutMs,
	): Promise<Result<Name>> {
		return this.forward(method, params, timeoutMs);
	}

	/** The same for a relayed request, whose parameters are forwarded unchanged. */
	async forward<Name extends MethodName>(
		method: Name,
		params: unknown,
		timeoutMs = this.#options.timeoutMs,
	): Promise<Result<Name>> {
		const response = await this.#send(method, params, timeoutMs);
		if (!response.ok) throw failureOf(response.error);
		if (isResult(method, response.result)) return readResult(method, response.result);
		throw this.#misfit(method, resultProblem(method));
	}

	async #send(method: string, params: unknown, timeoutMs: number): Promise<ResponseEnvelope> {
		const id = String(this.#next++);
		const timeout = Promise.withResolvers<never>();
		const cancel = this.#options.runtime.schedule(
			() =>
				timeout.reject(
					new TransportFailure("unreachable", wording("request.timedOut", { seconds: timeoutMs / 1000 })),
				),
			timeoutMs,
		);
		try {
			const asked = this.#options.transport.request({ v: envelopeVersion, kind: "req", id, method, params });
			return this.#read(method, id, await Promise.race([asked, timeout.promise]));
		} catch (error) {
			if (!(error instanceof TransportFailure)) throw error;
			// The request got through; a retry would not make the answer smaller.
			if (error.reason === "too_large")
				throw new RequestFailure("limit_exceeded", wording("request.notDone", { reason: reasonOf(error) }), {
					cause: error,
				});
			throw new RequestFailure("disconnected", wording("request.noAnswer", { reason: reasonOf(error) }), {
				cause: error,
			});
		} finally {
			cancel();
		}
	}

	#read(method: string, id: string, data: unknown): ResponseEnvelope {
		const classified = classify(data);
		if (!classified.ok) {
			const { reason, detail } = classified.violation;
			this.#options.violations.add({ ...classified.violation, about: method });
			const code = reason === "version" ? "unsupported_version" : "bad_request";
			throw new RequestFailure(code, wording("request.answerUnreadable", { problem: detail }));
		}
		const { message } = classified;
		if (message.kind === "res" && message.id === id) return message;
		throw this.#misfit(method, "it answers something else", "unknown_response");
	}

	#misfit(method: string, detail: string, reason: Violation["reason"] = "bad_payload"): RequestFailure {
		this.#options.violations.add({ direction: "inbound", reason, detail, about: method });
		return new RequestFailure("bad_request", wording("request.answerMisfits", { problem: detail }));
	}
}
