import { isFields } from "@parley/base/guards/fields";
import type { Logger } from "@parley/logging/logger";
import { answerIdOf } from "./answer-id.ts";
import {
	AnswerTooLongError,
	ConnectionClosedError,
	errorCode,
	RepeatedIdError,
	RpcError,
	type UnansweredError,
} from "./errors.ts";
import type { Handlers } from "./handlers.ts";
import { limitDepth } from "./limit-depth.ts";
import type { MessageWriter } from "./message-writer.ts";
import {
	type ErrorObject,
	isMessageId,
	type MessageId,
	type OutgoingMessage,
	readMessage,
} from "./messages.ts";
import { type Answer, PendingRequests } from "./pending-requests.ts";
import { countIds, type NextId } from "./request-ids.ts";
import type { Violation } from "./violation.ts";

export type PeerOptions = {
	readonly writer: MessageWriter;
	readonly handlers: Handlers;
	readonly violations: { add(violation: Violation, detail: string): void };
	readonly logger: Logger;
	/** The other side's name in errors. */
	readonly otherSide: string;
	/** The notification that cancels a request; its parameter is `requestId`. */
	readonly cancelMethod: string;
	readonly nextId?: NextId;
};

/**
 * One side of a JSON-RPC connection. It handles each message as far as it can synchronously before it reads the next one.
 * That includes answers, which is why callbacks receive them and not promises.
 */
export class JsonRpcPeer {
	readonly #options: Required<PeerOptions>;
	readonly #wire: Logger;
	readonly #asked = new PendingRequests();
	/** Requests from the other side that are still unanswered. */
	readonly #answering = new Map<MessageId, AbortController>();
	#closed = false;

	constructor(options: PeerOptions) {
		this.#options = { nextId: countIds(), ...options };
		this.#wire = options.logger.child("wire");
	}

	/** Sends a request. When `signal` fires, the peer asks the other side to cancel; its answer still counts. */
	request(method: string, params: unknown, answer: Answer, signal?: AbortSignal): void {
		if (this.#closed) {
			answer.onError(new ConnectionClosedError(this.#options.otherSide, `${method} was not sent`));
			return;
		}
		const id = this.#options.nextId();
		if (this.#asked.has(id)) {
			answer.onError(new RepeatedIdError(method, id));
			return;
		}
		this.#asked.add(id, method, answer);
		this.#write({ id, method, params }, (error) => this.#asked.take(id)?.onError(error));
		const withdraw = (): void => {
			if (this.#asked.has(id)) this.notify(this.#options.cancelMethod, { requestId: id });
		};
		signal?.addEventListener("abort", withdraw, { once: true });
	}

	/** The same, for callers that do not depend on the order among messages. */
	ask(method: string, params: unknown, signal?: AbortSignal): Promise<unknown> {
		return new Promise((resolve, reject) => {
			this.request(method, params, { onResult: resolve, onError: reject }, signal);
		});
	}

	notify(method: string, params: unknown): void {
		if (this.#closed) return;
		this.#write({ method, params }, (error) => this.#logUnsent(method, error));
	}

	/** Handles one line from the wire. It never throws. */
	receive(line: string): void {
		if (line === "" || line.trim() === "") return;
		const { json, cuts } = limitDepth(line);
		if (cuts > 0) this.#options.violations.add("too_deep", `${cuts} values were cut: ${excerpt(line)}`);
		const value = parse(json);
		if (value === undefined) {
			this.#options.violations.add("not_json", excerpt(line));
			return;
		}
		if (this.#wire.isEnabled("trace")) this.#wire.trace("received", { message: value });
		const message = readMessage(value);
		switch (message.kind) {
			case "notification":
				this.#notified(message.method, message.params);
				break;
			case "request":
				this.#requested(message.id, message.method, message.params);
				break;
			case "result":
				this.#answered(message.id, (answer) => answer.onResult(message.result));
				break;
			case "error":
				this.#answered(message.id, (answer) => answer.onError(new RpcError(message.error)));
				break;
			case "batch":
				this.#options.violations.add("batch", excerpt(line));
				this.#refuse(null, { code: errorCode.invalidRequest, message: "Batches are not supported" });
				break;
			case "unreadable":
				this.#options.violations.add("not_a_message", `${message.detail}: ${excerpt(line)}`);
		}
	}

	/** Handles a line that was too long to be read. If it certainly answered a request, that request fails now instead of hanging; returns whether it did. */
	tooLong(bytes: number, beginning: string): boolean {
		const answer = this.#asked.take(answerIdOf(beginning));
		if (answer === undefined) return false;
		const error = new AnswerTooLongError(this.#options.otherSide, answer.method, bytes);
		this.#guard(answer.method, () => answer.onError(error));
		return true;
	}

	/** Closes the connection and settles everything pending on either side. */
	close(cause?: Error): void {
		if (this.#closed) return;
		this.#closed = true;
		for (const controller of this.#answering.values()) controller.abort();
		this.#answering.clear();
		const options = cause === undefined ? {} : { cause };
		this.#asked.failAll(
			(method) => new ConnectionClosedError(this.#options.otherSide, `${method} got no answer`, options),
		);
	}

	#notified(method: string, params: unknown): void {
		const handler = this.#options.handlers.notifications.get(method);
		if (handler !== undefined) this.#guard(method, () => handler(params));
		else if (method === this.#options.cancelMethod) this.#withdrawn(params);
		else this.#options.violations.add("unknown_notification", method);
	}

	#withdrawn(params: unknown): void {
		const { requestId } = isFields(params) ? params : {};
		if (isMessageId(requestId)) this.#answering.get(requestId)?.abort();
	}

	#requested(id: MessageId, method: string, params: unknown): void {
		const handler = this.#options.handlers.requests.get(method);
		if (handler === undefined) {
			this.#options.violations.add("unknown_request", method);
			this.#refuse(id, { code: errorCode.methodNotFound, message: `Method not found: ${method}` });
			return;
		}
		const controller = new AbortController();
		this.#answering.set(id, controller);
		const done = (): boolean =>
			this.#answering.get(id) === controller && this.#answering.delete(id) && !this.#closed;
		handler(params, controller.signal).then(
			(result) => done() && this.#write({ id, result }, (error) => this.#logUnsent(method, error)),
			(error: unknown) => done() && this.#refuse(id, this.#errorObject(method, error)),
		);
	}

	#errorObject(method: string, error: unknown): ErrorObject {
		if (error instanceof RpcError) return error.toObject();
		this.#options.logger.error("A request could not be handled", { method, error });
		return { code: errorCode.internal, message: `${method} failed in the client` };
	}

	#answered(id: MessageId, settle: (answer: Answer) => void): void {
		const answer = this.#asked.take(id);
		if (answer !== undefined) this.#guard(answer.method, () => settle(answer));
		else this.#options.violations.add("unknown_response", `nothing was asked with the id ${id}`);
	}

	#refuse(id: MessageId, error: ErrorObject): void {
		this.#write({ id, error }, (failure) => this.#logUnsent("an error", failure));
	}

	/** A failing handler must not prevent later messages from being handled. */
	#guard(method: string, action: () => void): void {
		try {
			action();
		} catch (error) {
			this.#options.logger.error("A message could not be handled", { method, error });
		}
	}

	#write(message: OutgoingMessage, onFailed: (error: UnansweredError) => void): void {
		if (this.#wire.isEnabled("trace")) this.#wire.trace("sent", { message });
		this.#options.writer.write(message, onFailed);
	}

	#logUnsent(what: string, error: Error): void {
		this.#options.logger.warn("A message did not reach the other side", { what, error });
	}
}

const parse = (line: string): unknown => {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
};

const excerpt = (line: string): string => (line.length > 200 ? `${line.slice(0, 200)}…` : line);
