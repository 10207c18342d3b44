import { isResult, lastProblem } from "../contract/check.ts";
import type { MethodName, Params, Result } from "../contract/names.ts";
import type { RequestEnvelope, ResponseEnvelope } from "../envelope/envelope.ts";
import { envelopeVersion } from "../envelope/envelope-version.ts";
import { type ErrorCode, errorCodes } from "../envelope/error-codes.ts";
import { RequestFailure } from "../envelope/failure.ts";
import type { ViolationCounter } from "../envelope/violation.ts";

type Pending = {
	readonly method: string;
	settle(response: ResponseEnvelope): void;
	fail(failure: RequestFailure): void;
};

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

/** The requests this side has made and not yet had answered. */
export class PendingRequests {
	readonly #send: (request: RequestEnvelope) => void;
	readonly #violations: ViolationCounter;
	readonly #waiting = new Map<string, Pending>();
	#next = 1;

	constructor(send: (request: RequestEnvelope) => void, violations: ViolationCounter) {
		this.#send = send;
		this.#violations = violations;
	}

	get size(): number {
		return this.#waiting.size;
	}

	request<Name extends MethodName>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		const id = String(this.#next++);
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, {
				method,
				fail: reject,
				settle: (response) => {
					if (!response.ok) return reject(toFailure(response.error));
					if (isResult(method, response.result)) return resolve(response.result);
					const detail = lastProblem(`result:${method}`);
					this.#violations.add({ direction: "inbound", reason: "bad_payload", detail, about: method });
					reject(
						new RequestFailure(
							"bad_request",
							`The answer to ${method} does not fit the contract: ${detail}.`,
						),
					);
				},
			});
			try {
				this.#send({ v: envelopeVersion, kind: "req", id, method, params });
			} catch (error) {
				this.#waiting.delete(id);
				reject(new RequestFailure("disconnected", `${method} could not be sent.`, { cause: error }));
			}
		});
	}

	settle(response: ResponseEnvelope): void {
		const pending = this.#waiting.get(response.id);
		if (pending === undefined) {
			const detail = "nothing was asked with this id";
			this.#violations.add({ direction: "inbound", reason: "unknown_response", detail, about: response.id });
			return;
		}
		this.#waiting.delete(response.id);
		pending.settle(response);
	}

	/** The channel is gone: nobody is left waiting for an answer that cannot come. */
	failAll(reason: string): void {
		for (const [id, pending] of this.#waiting) {
			this.#waiting.delete(id);
			pending.fail(new RequestFailure("disconnected", `${pending.method} got no answer: ${reason}.`));
		}
	}
}

const toFailure = (error: { code: string; message: string; details?: unknown }): RequestFailure =>
	new RequestFailure(isErrorCode(error.code) ? error.code : "internal_error", error.message, {
		details: error.details,
	});
