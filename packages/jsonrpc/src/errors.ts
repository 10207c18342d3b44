import type { ErrorObject } from "./messages.ts";

/** Codes of JSON-RPC 2.0. */
export const errorCode = {
	parse: -32700,
	invalidRequest: -32600,
	methodNotFound: -32601,
	invalidParams: -32602,
	internal: -32603,
} as const;

/** The other side answered a request with an error; or a handler of ours wants to answer with one. */
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

/** The other side's end of the connection is gone; what was asked will not be answered. */
export class ConnectionClosedError extends Error {
	override readonly name = "ConnectionClosedError";

	constructor(otherSide: string, what: string, options?: ErrorOptions) {
		super(
			`${what}: the connection to the ${otherSide} is closed. Start the ${otherSide} again to go on.`,
			options,
		);
	}
}

/** The other side has stopped reading, and more is waiting for it than we hold. */
export class NotReadingError extends Error {
	override readonly name = "NotReadingError";

	constructor(otherSide: string, waitingBytes: number) {
		super(
			`The ${otherSide} has not read ${waitingBytes} bytes that wait for it, so nothing more is sent. Restart the ${otherSide} if it does not recover.`,
		);
	}
}

/** The other side answered, at greater length than we read. */
export class AnswerTooLongError extends Error {
	override readonly name = "AnswerTooLongError";

	constructor(otherSide: string, method: string, bytes: number) {
		super(
			`The ${otherSide} answered ${method} with a message of ${bytes} bytes, more than Parley reads; it was dropped. Try again, and ask for less at once.`,
		);
	}
}

/** A message of ours is larger than what the other side accepts. */
export class MessageTooLargeError extends Error {
	override readonly name = "MessageTooLargeError";

	constructor(bytes: number, limit: number) {
		super(`A message of ${bytes} bytes is over the limit of ${limit}. Send less in one message.`);
	}
}

/** The owner of the connection gave an id that a request still waits with: its answer could not be told from the other's. */
export class RepeatedIdError extends Error {
	override readonly name = "RepeatedIdError";

	constructor(method: string, id: number) {
		super(
			`${method} was not sent: its id ${id} is that of a request that still waits. Give each request a new id.`,
		);
	}
}
