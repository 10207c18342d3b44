import { isFields } from "@parley/base/guards/fields";

/** JSON-RPC 2.0 messages, parsed without trusting the sender. */

export type MessageId = number | string | null;

export type ErrorObject = { readonly code: number; readonly message: string; readonly data?: unknown };

export type IncomingMessage =
	| { readonly kind: "request"; readonly id: MessageId; readonly method: string; readonly params: unknown }
	| { readonly kind: "notification"; readonly method: string; readonly params: unknown }
	| { readonly kind: "result"; readonly id: MessageId; readonly result: unknown }
	| { readonly kind: "error"; readonly id: MessageId; readonly error: ErrorObject }
	| { readonly kind: "batch" }
	| { readonly kind: "unreadable"; readonly detail: string };

export type OutgoingMessage =
	| { readonly id: MessageId; readonly method: string; readonly params: unknown }
	| { readonly method: string; readonly params: unknown }
	| { readonly id: MessageId; readonly result: unknown }
	| { readonly id: MessageId; readonly error: ErrorObject };

export const isMessageId = (id: unknown): id is MessageId =>
	typeof id === "number" || typeof id === "string" || id === null;

/** Classifies a parsed line. The member `jsonrpc` is optional: nothing depends on it, and some agents omit it. */
export const readMessage = (value: unknown): IncomingMessage => {
	if (Array.isArray(value)) return { kind: "batch" };
	if (!isFields(value)) return { kind: "unreadable", detail: "it is not an object" };
	const { id, method, params, result, error } = value;
	if (id !== undefined && !isMessageId(id)) {
		return { kind: "unreadable", detail: "its id is neither a number nor a string" };
	}
	if (typeof method === "string") {
		return id === undefined
			? { kind: "notification", method, params }
			: { kind: "request", id, method, params };
	}
	if (id === undefined) return { kind: "unreadable", detail: "it has neither a method nor an id" };
	if (error !== undefined && error !== null) return { kind: "error", id, error: readError(error) };
	return "result" in value
		? { kind: "result", id, result }
		: { kind: "unreadable", detail: "it answers with neither a result nor an error" };
};

const readError = (error: unknown): ErrorObject => {
	if (!isFields(error)) return { code: 0, message: String(error) };
	const { code, message, data } = error;
	return {
		code: typeof code === "number" ? code : 0,
		message: typeof message === "string" ? message : "",
		...(data === undefined ? {} : { data }),
	};
};
