import type { ErrorObject } from "./messages.ts";

/** Codes of JSON-RPC 2.0. */
export const errorCode = {
	parse: -32700,
	invalidRequest: -32600,
	methodNotFound: -32601,
	invalidParams: -32602,
	internal: -32603,
} as const;

/** The other side answered a request with an error, or a handler of ours throws it to do the same. */
export class RpcError extends Error {
	override readonly name = "RpcError";
	readonly code: number;
	readonly data: unknown;

	constructor(error: ErrorObject) {
		super(error.message);
		this.code = error.code;
		this.data = error.data;
	}

	toObject(): ErrorObject {
		const { code, message, data } = this;
		return { code, message, ...(data === undefined ? {} : { data }) };
	}
}

/** Why a request got no answer: it did not get through, or its answer did not. The messages are for logs; whoever shows such an error words it from its fields. */
export type UnansweredError =
	| ConnectionClosedError
	| NotReadingError
	| AnswerTooLongError
	| MessageTooLargeError
	| RepeatedIdError;

/** All that a request can fail with. */
export type RequestError = RpcError | UnansweredError;

/** The other side has closed the connection; pending requests will not be answered. */
export class ConnectionClosedError extends Error {
	override readonly name = "ConnectionClosedError";

	constructor(otherSide: string, what: string, options?: ErrorOptions) {
		super(`${what}: the connection to the ${otherSide} is closed`, options);
	}
}

/** The other side has stopped reading, and the send queue is full. */
export class NotReadingError extends Error {
	override readonly name = "NotReadingError";
	readonly waitingBytes: number;

	constructor(otherSide: string, waitingBytes: number) {
		super(`The ${otherSide} has left ${waitingBytes} bytes unread, so nothing more is sent`);
		this.waitingBytes = waitingBytes;
	}
}

/** The other side's answer was longer than the limit. */
export class AnswerTooLongError extends Error {
	override readonly name = "AnswerTooLongError";
	readonly method: string;
	readonly bytes: number;

	constructor(otherSide: string, method: string, bytes: number) {
		super(`The ${otherSide} answered ${method} with ${bytes} bytes, more than is read; they were dropped`);
		this.method = method;
		this.bytes = bytes;
	}
}

/** A message of ours exceeds the size limit. */
export class MessageTooLargeError extends Error {
	override readonly name = "MessageTooLargeError";
	readonly bytes: number;
	readonly limit: number;

	constructor(bytes: number, limit: number) {
		super(`A message of ${bytes} bytes was not sent: the limit is ${limit}`);
		this.bytes = bytes;
		this.limit = limit;
	}
}

/** The owner of the connection supplied the id of a pending request, so the two answers could not be told apart. */
export class RepeatedIdError extends Error {
	override readonly name = "RepeatedIdError";
	readonly method: string;
	readonly id: number;

	constructor(method: string, id: number) {
		super(`${method} was not sent: its id ${id} belongs to a pending request`);
		this.method = method;
		this.id = id;
	}
}
