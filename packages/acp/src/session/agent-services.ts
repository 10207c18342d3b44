import type { ClientCapabilities } from "@agentclientprotocol/sdk";
import type { ErrorObject } from "@parley/jsonrpc/messages";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { AskableMethod, AskableParams } from "../wire/askable.ts";

/** Something an agent asks of us, as data. It waits until `AgentConnection.answer` is told the key. */
export type AgentRequest<Method extends AskableMethod> = {
	readonly key: string;
	/** Our session. */
	readonly sessionId: string;
	readonly method: Method;
	readonly params: AskableParams<Method>;
};

/** One of several: `method` tells which. */
type AnyOf<Method extends AskableMethod> = { readonly [Each in Method]: AgentRequest<Each> }[Method];

/** What an agent is told: the result in the form that ACP has for the method, or why there is none. */
export type AgentAnswer =
	| { readonly type: "result"; readonly result: unknown }
	| { readonly type: "error"; readonly error: ErrorObject };

/** Takes requests of agents and answers them by key, whenever it can. */
export type AgentService<Method extends AskableMethod> = {
	asked(request: AnyOf<Method>): void;
	/** The agent took the request back, or is gone: an answer reaches nobody. */
	withdrawn(key: string): void;
};

export type TerminalMethod = Extract<AskableMethod, `terminal/${string}`>;

/** What an agent may ask of us. What is plugged in is offered to it at the start; all else it asks for is not found. */
export type AgentServices = {
	readonly readFiles?: AgentService<"fs/read_text_file">;
	readonly writeFiles?: AgentService<"fs/write_text_file">;
	readonly terminals?: AgentService<TerminalMethod>;
	readonly questions?: AgentService<"elicitation/create">;
};

/**
 * Takes what the agent asks permission for, in one session: every agent may ask that, so there is nothing to offer. It is told in
 * the order of the wire, as the session's events are. What waits for a decision is its to know, and `requestId` the key. It returns
 * what the log is to have of it: that comes back among the events of the line that caused it, and so is kept together with them.
 */
export type PermissionService = {
	/** The agent waits until `AgentSession.answerPermission`. */
	asked(request: PermissionRequest): readonly EventBody[];
	/** The request ended without a decision: it was taken back, stopped, or lost with the agent. */
	withdrawn(requestId: string, outcome: PermissionOutcome): readonly EventBody[];
};

export const capabilitiesOf = (services: AgentServices): ClientCapabilities => ({
	fs: {
		readTextFile: services.readFiles !== undefined,
		writeTextFile: services.writeFiles !== undefined,
	},
	terminal: services.terminals !== undefined,
	...(services.questions === undefined ? {} : { elicitation: { form: {} } }),
});
