import { isFields } from "@parley/base/guards/fields";
import type { MethodName, Params, Result } from "@parley/protocol/contract/names";
import type { RequestEnvelope, ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import { failureOf, RequestFailure } from "@parley/protocol/envelope/failure";
import type { ViolationCounter } from "@parley/protocol/envelope/violation";
import { plain } from "@parley/words/error-words";
import { type Wording, wording } from "@parley/words/wording";

type Pending = {
	readonly method: string;
	settle(response: ResponseEnvelope): void;
	fail(failure: RequestFailure): void;
};

/** A tab's unanswered requests. */
export class TabRequests {
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
					if (!response.ok) return reject(failureOf(response.error));
					if (isCheckedResult<Name>(response.result)) return resolve(response.result);
					const detail = "it is no object";
					this.#violations.add({ direction: "inbound", reason: "bad_payload", detail, about: method });
					reject(new RequestFailure("bad_request", wording("request.answerMisfits", { problem: detail })));
				},
			});
			try {
				this.#send({ v: envelopeVersion, kind: "req", id, method, params });
			} catch (error) {
				this.#waiting.delete(id);
				reject(new RequestFailure("disconnected", wording("request.notSent"), { cause: error }));
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

	/** Fails all pending requests: the channel is closed, and no answer can come. */
	failAll(reason: Wording): void {
		for (const [id, pending] of this.#waiting) {
			this.#waiting.delete(id);
			pending.fail(
				new RequestFailure("disconnected", wording("request.noAnswer", { reason: plain(reason) })),
			);
		}
	}
}

/** The worker or relay has checked the result; that it is an object is all that is left. */
const isCheckedResult = <Name extends MethodName>(result: unknown): result is Result<Name> =>
	isFields(result);
