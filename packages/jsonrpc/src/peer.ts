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
import type { LineMark } from "./line-sink.ts";
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
	/** Answers to ids below this were for an earlier user of the connection, which has them. */
	readonly firstId?: number;
	/** The key of the answer to the request that is being read: it is written once, even if the request is read again. */
	readonly answerKey?: () => string | undefined;
	/** Called with every request while it is read; `answered` settles once its answer is written or nobody can receive it any more. */
	readonly onRequest?: (method: string, answered: Promise<void>) => void;
};

/** Options of a request. */
export type RequestOptions = {
	/** When it fires, the peer asks the other side to cancel; its answer still counts. */
	readonly signal?: AbortSignal;
	/** See `LineMark`; it may depend on the request's id. */
	readonly key?: string | ((id: number) => string);
};

/** A handler returns this if the request must not be answered, because that has been done. */
export const noAnswer: unique symbol = Symbol("no answer");

/**
 * One side of a JSON-RPC connection. It handles each message as far as it can synchronously before it reads the next one.
 * That includes answers, which is why callbacks receive them and not promises.
 */
export class JsonRpcPeer {
	readonly #options: PeerOptions & { readonly nextId: NextId };
	readonly #wire: Logger;
	readonly #asked = new PendingRequests();
	/** Requests from the other side that are still unanswered. */
	readonly #answering = new Map<MessageId, AbortController>();
	/** Keys of the answers to adopted requests, whose lines may be read again. */
	readonly #adopted = new Set<string>();
	#closed = false;

	constructor(options: PeerOptions) {
		this.#options = { nextId: countIds(), ...options };
		this.#wire = options.logger.child("wire");
	}

	/** Sends a request. */
	request(method: string, params: unknown, answer: Answer, { signal, key }: RequestOptions = {}): void {
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
		const mark = { id, ...(key === undefined ? {} : { key: typeof key === "string" ? key : key(id) }) };
		this.#write({ id, method, params }, mark, (error) => {
			if (error !== undefined) this.#asked.take(id)?.onError(error);
		});
		const withdraw = (): void => {
			if (this.#asked.has(id)) this.notify(this.#options.cancelMethod, { requestId: id });
		};
		signal?.addEventListener("abort", withdraw, { once: true });
	}

	/** The same, for callers that do not depend on the order among messages. */
	ask(method: string, params: unknown, options?: RequestOptions): Promise<unknown> {
		return new Promise((resolve, reject) => {
			this.request(method, params, { onResult: resolve, onError: reject }, options);
		});
	}

	/** Waits for the answer to a request that an earlier user of the connection sent. */
	expect(id: number, method: string, answer: Answer): void {
		this.#asked.add(id, method, answer);
	}

	notify(method: string, params: unknown, key?: string): void {
		if (this.#closed) return;
		this.#write({ method, params }, key === undefined ? {} : { key }, (error) =>
			this.#logUnsent(method, error),
		);
	}

	/** Goes on with a request that an earlier user of the connection read and did not answer. Returns the signal of its cancellation. */
	adopt(id: MessageId, method: string, key: string, answer: Promise<unknown>): AbortSignal {
		this.#adopted.add(key);
		return this.#serve(id, method, { key }, () => answer);
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
				this.#track("batch", (answered) =>
					this.#refuse(
						null,
						{ code: errorCode.invalidRequest, message: "Batches are not supported" },
						this.#answerMark(),
						answered,
					),
				);
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
		const mark = this.#answerMark();
		if (mark.key !== undefined && this.#adopted.has(mark.key)) return;
		const handler = this.#options.handlers.requests.get(method);
		if (handler !== undefined) {
			this.#serve(id, method, mark, (signal) => handler(params, { id, signal }));
			return;
		}
		this.#options.violations.add("unknown_request", method);
		const error = { code: errorCode.methodNotFound, message: `Method not found: ${method}` };
		this.#track(method, (answered) => this.#refuse(id, error, mark, answered));
	}

	#serve(
		id: MessageId,
		method: string,
		mark: LineMark,
		handle: (signal: AbortSignal) => Promise<unknown>,
	): AbortSignal {
		const controller = new AbortController();
		this.#answering.set(id, controller);
		const isOpen = (): boolean =>
			this.#answering.get(id) === controller && this.#answering.delete(id) && !this.#closed;
		this.#track(method, (answered) => {
			const finish = (error: UnansweredError | undefined): void => {
				this.#logUnsent(method, error);
				answered();
			};
			handle(controller.signal).then(
				(result) => {
					if (!isOpen() || result === noAnswer) answered();
					else this.#write({ id, result }, mark, finish);
				},
				(error: unknown) => {
					if (!isOpen()) answered();
					else this.#refuse(id, this.#errorObject(method, error), mark, answered);
				},
			);
		});
		return controller.signal;
	}

	#answerMark(): LineMark {
		const key = this.#options.answerKey?.();
		return key === undefined ? {} : { key };
	}

	/** Reports a request to the owner of the connection, with the moment when nothing more has to be done for it. */
	#track(method: string, answer: (answered: () => void) => void): void {
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#options.onRequest?.(method, promise);
		answer(resolve);
	}

	#errorObject(method: string, error: unknown): ErrorObject {
		if (error instanceof RpcError) return error.toObject();
		this.#options.logger.error("A request could not be handled", { method, error });
		return { code: errorCode.internal, message: `${method} failed in the client` };
	}

	#answered(id: MessageId, settle: (answer: Answer) => void): void {
		const answer = this.#asked.take(id);
		if (answer !== undefined) this.#guard(answer.method, () => settle(answer));
		else if (typeof id !== "number" || id >= (this.#options.firstId ?? 0))
			this.#options.violations.add("unknown_response", `nothing was asked with the id ${id}`);
	}

	#refuse(id: MessageId, error: ErrorObject, mark: LineMark, answered: () => void): void {
		this.#write({ id, error }, mark, (failure) => {
			this.#logUnsent("an error", failure);
			answered();
		});
	}

	/** A failing handler must not prevent later messages from being handled. */
	#guard(method: string, action: () => void): void {
		try {
			action();
		} catch (error) {
			this.#options.logger.error("A message could not be handled", { method, error });
		}
	}

	#write(message: OutgoingMessage, mark: LineMark, done: (error: UnansweredError | undefined) => void): void {
		if (this.#wire.isEnabled("trace")) this.#wire.trace("sent", { message });
		this.#options.writer.write(message, mark, done);
	}

	#logUnsent(what: string, error: Error | undefined): void {
		if (error === undefined) return;
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
