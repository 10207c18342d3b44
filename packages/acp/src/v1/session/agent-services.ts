import type { ClientCapabilities } from "@agentclientprotocol/sdk";
import type { ErrorObject } from "@parley/jsonrpc/messages";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { Question, QuestionOutcome } from "@parley/protocol/question/events";
import type { AskableMethod, AskableParams } from "../wire/askable.ts";

/** A request from an agent, as data. It is pending until `AgentConnection.answer` is called with its key. */
export type AgentRequest<Method extends AskableMethod> = {
	readonly key: string;
	/** Our session. */
	readonly sessionId: string;
	readonly method: Method;
	readonly params: AskableParams<Method>;
};

/** A union over methods, discriminated by `method`. */
type AnyOf<Method extends AskableMethod> = { readonly [Each in Method]: AgentRequest<Each> }[Method];

/** The answer to an agent: ACP's result of the method, or why there is none. */
export type AgentAnswer =
	| { readonly type: "result"; readonly result: unknown }
	| { readonly type: "error"; readonly error: ErrorObject };

/** Receives agents' requests and answers them by key, whenever it can. */
export type AgentService<Method extends AskableMethod> = {
	asked(request: AnyOf<Method>): void;
	/** The agent cancelled the request or is gone: an answer would reach nobody. */
	withdrawn(key: string): void;
};

export type TerminalMethod = Extract<AskableMethod, `terminal/${string}`>;

/** What an agent may request from us. Present services are announced to it at the start; all other methods are not found. */
export type AgentServices = {
	readonly readFiles?: AgentService<"fs/read_text_file">;
	readonly writeFiles?: AgentService<"fs/write_text_file">;
	readonly terminals?: AgentService<TerminalMethod>;
	/** Whether its sessions pass questions to people. */
	readonly questions?: boolean;
};

/** How a request ends without an answer: it was cancelled or stopped, or lost with the agent. */
export type Withdrawn = Extract<PermissionOutcome, { readonly type: "cancelled" | "lapsed" }>;

/** The agent may also end a question by saying that the visit is done. */
export type QuestionEnding = Withdrawn | Extract<QuestionOutcome, { readonly type: "completed" }>;

/**
 * Receives one session's requests of one kind to people. Calls come in wire order, like the session's events. The service keeps the pending
 * requests, by `requestId`. It returns the events to be logged, which are emitted with the other events of the same line and so saved
 * together with them.
 */
export type AskService<Request, Ending = Withdrawn> = {
	/** The agent waits until `AgentSession.answerPermission` or `answerQuestion` is called. */
	asked(request: Request): readonly EventBody[];
	/** The request ended without a person's answer. */
	withdrawn(requestId: string, outcome: Ending): readonly EventBody[];
};

/** Every agent may ask for permission, so nothing is announced. */
export type PermissionService = AskService<PermissionRequest>;

export type QuestionService = AskService<Question, QuestionEnding>;

export const capabilitiesOf = (services: AgentServices): ClientCapabilities => ({
	fs: {
		readTextFile: services.readFiles !== undefined,
		writeTextFile: services.writeFiles !== undefined,
	},
	terminal: services.terminals !== undefined,
	session: { compaction: {}, configOptions: { boolean: {} }, notices: {} },
	// A person can log in in a terminal: of the editor, or with the command line that the chat shows. Older agents look for the second.
	auth: { terminal: true },
	_meta: { "terminal-auth": true },
	...(services.questions === true ? { elicitation: { form: {}, url: {} } } : {}),
});
