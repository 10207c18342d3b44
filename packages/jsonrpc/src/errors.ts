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

/** The other side has closed the connection; pending requests will not be answered. */
export class ConnectionClosedError extends Error {
	override readonly name = "ConnectionClosedError";

	constructor(otherSide: string, what: string, options?: ErrorOptions) {
		super(
			`${what}: the connection to the ${otherSide} is closed. Restart the ${otherSide} to continue.`,
			options,
		);
	}
}

/** The other side has stopped reading, and the send queue is full. */
export class NotReadingError extends Error {
	override readonly name = "NotReadingError";

	constructor(otherSide: string, waitingBytes: number) {
		super(
			`The ${otherSide} has left ${waitingBytes} bytes unread, so nothing more is sent. Restart the ${otherSide} if it does not recover.`,
		);
	}
}

/** The other side's answer was longer than the limit. */
export class AnswerTooLongError extends Error {
	override readonly name = "AnswerTooLongError";

	constructor(otherSide: string, method: string, bytes: number) {
		super(
			`The ${otherSide} answered ${method} with a message of ${bytes} bytes, more than Parley reads; it was dropped. Try again with a smaller request.`,
		);
	}
}

/** A message of ours exceeds the size limit. */
export class MessageTooLargeError extends Error {
	override readonly name = "MessageTooLargeError";

	constructor(bytes: number, limit: number) {
		super(`A message of ${bytes} bytes is over the limit of ${limit}. Send less in one message.`);
	}
}

/** The owner of the connection supplied the id of a pending request, so the two answers could not be told apart. */
export class RepeatedIdError extends Error {
	override readonly name = "RepeatedIdError";

	constructor(method: string, id: number) {
		super(`${method} was not sent: its id ${id} belongs to a pending request. Give each request a new id.`);
	}
}
