import { isTopicEvent, isTopicName, lastProblem } from "../contract/check.ts";
import type { MethodName, Params, Result, TopicEvent } from "../contract/names.ts";
import { classify } from "../envelope/classify.ts";
import type { Envelope, EventEnvelope } from "../envelope/envelope.ts";
import { envelopeVersion } from "../envelope/envelope-version.ts";
import { failureEnvelope } from "../envelope/failure.ts";
import { type Violation, ViolationCounter } from "../envelope/violation.ts";
import { answer } from "./answer.ts";
import type { Handlers } from "./handlers.ts";
import { PendingRequests } from "./pending-requests.ts";

export type EndpointOptions = {
	readonly send: (message: Envelope) => void;
	readonly handlers?: Handlers<void>;
	readonly onEvent?: (event: TopicEvent) => void;
	readonly onViolation: (violation: Violation) => void;
	readonly onUnexpected: (error: unknown, method: string) => void;
};

/** One side of a channel that carries envelopes both ways. Whatever arrives, it answers, reports or ignores; it never throws. */
export class Endpoint {
	readonly #options: EndpointOptions;
	readonly #violations: ViolationCounter;
	readonly #pending: PendingRequests;

	constructor(options: EndpointOptions) {
		this.#options = options;
		this.#violations = new ViolationCounter(options.onViolation);
		this.#pending = new PendingRequests(options.send, this.#violations);
	}

	get violations(): number {
		return this.#violations.count;
	}

	request<Name extends MethodName>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		return this.#pending.request(method, params);
	}

	/** Pushes an event, unless it breaks the contract: then it is counted and kept back. */
	emit(event: TopicEvent): boolean {
		if (!isTopicEvent(event)) {
			this.#badTopic(event, "outbound");
			return false;
		}
		this.#options.send({ v: envelopeVersion, kind: "evt", topic: event.topic, payload: event.payload });
		return true;
	}

	/** Takes one message off the channel. Settles when a request among them has been answered. */
	async receive(data: unknown): Promise<void> {
		const classified = classify(data);
		if (!classified.ok) {
			this.#violations.add(classified.violation);
			if (classified.refusal !== undefined) {
				this.#options.send(failureEnvelope(classified.refusal.id, classified.refusal.failure));
			}
			return;
		}
		const { message } = classified;
		switch (message.kind) {
			case "req":
				this.#options.send(
					await answer(message, undefined, {
						handlers: this.#options.handlers ?? {},
						violations: this.#violations,
						onUnexpected: this.#options.onUnexpected,
					}),
				);
				return;
			case "res":
				this.#pending.settle(message);
				return;
			case "evt":
				if (isTopicEvent(message)) this.#options.onEvent?.(message);
				else this.#badTopic(message, "inbound");
		}
	}

	close(reason: string): void {
		this.#pending.failAll(reason);
	}

	#badTopic(event: Pick<EventEnvelope, "topic">, direction: Violation["direction"]): void {
		const known = isTopicName(event.topic);
		this.#violations.add({
			direction,
			reason: known ? "bad_payload" : "unknown_topic",
			detail: known ? lastProblem(`topic:${event.topic}`) : "no such topic",
			about: event.topic,
		});
	}
}
