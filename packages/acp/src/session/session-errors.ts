import type { RpcError } from "@parley/jsonrpc/errors";
import { explainError } from "@parley/protocol/prompt/explain-error";
import type { AuthMethod } from "../wire/initialize.ts";

/** A session runs one prompt at a time; whoever has more to say queues it. */
export class PromptUnderWayError extends Error {
	override readonly name = "PromptUnderWayError";

	constructor(messageId: string) {
		super(
			`The agent is still answering ${messageId}. Wait for its end, or cancel it, before the next prompt.`,
		);
	}
}

/** The agent session is closed or its process is gone. */
export class SessionEndedError extends Error {
	override readonly name = "SessionEndedError";

	constructor(agentSessionId: string) {
		super(`The agent session ${agentSessionId} has ended. Open a new one to go on.`);
	}
}

/** Nobody waits for this answer: the request is unknown, was answered before, or was withdrawn. */
export class PermissionNotPendingError extends Error {
	override readonly name = "PermissionNotPendingError";

	constructor(requestId: string) {
		super(`The permission request ${requestId} is not pending: it was answered or withdrawn, or never made.`);
	}
}

export class UnknownPermissionOptionError extends Error {
	override readonly name = "UnknownPermissionOptionError";

	constructor(requestId: string, optionId: string, known: readonly string[]) {
		super(
			`The permission request ${requestId} has no option "${optionId}". Choose one of: ${known.join(", ")}.`,
		);
	}
}

/** A session of ours has one agent session at a time. */
export class SessionAttachedError extends Error {
	override readonly name = "SessionAttachedError";

	constructor(sessionId: string) {
		super(`The session ${sessionId} already has an agent session. Close that one first.`);
	}
}

/** The agent gave out an id that it uses for another session. */
export class AgentSessionTakenError extends Error {
	override readonly name = "AgentSessionTakenError";

	constructor(agentSessionId: string) {
		super(`The agent gave the id ${agentSessionId} to two sessions, so their updates cannot be told apart.`);
	}
}

/** The agent wants the user to log in first. */
export class AuthRequiredError extends Error {
	override readonly name = "AuthRequiredError";

	constructor(agent: string, methods: readonly AuthMethod[], cause: RpcError) {
		const offers = methods.map(describeMethod).join("; ");
		super(
			`${agent} needs you to log in before it opens a session: ${withFullStop(explainError(cause))}${offers === "" ? "" : ` It offers: ${offers}.`}`,
			{ cause },
		);
	}
}

/** The agent runs but opens no session, for a reason of its own. */
export class SessionRefusedError extends Error {
	override readonly name = "SessionRefusedError";

	constructor(agent: string, cause: RpcError) {
		super(`${agent} opened no session: ${withFullStop(explainError(cause))}`, { cause });
	}
}

const describeMethod = ({ name, description }: AuthMethod): string =>
	description == null || description === "" ? name : `${name} (${description})`;

const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** An answer of the agent lacks what it must hold. */
export class BadAnswerError extends Error {
	override readonly name = "BadAnswerError";

	constructor(agent: string, method: string) {
		super(`${agent} answered ${method} with something that does not fit the protocol. Update the agent.`);
	}
}

export class NewSessionTimeoutError extends Error {
	override readonly name = "NewSessionTimeoutError";

	constructor(agent: string, ms: number) {
		super(`${agent} did not open a session within ${ms / 1000} s. Try again, or restart the agent.`);
	}
}
