import type { RpcError } from "@parley/jsonrpc/errors";
import type { LoginNeed } from "@parley/protocol/login/login-need";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { AuthMethod } from "../login/auth-methods.ts";
import { loginNeed } from "../login/login-need.ts";

/** A session runs one prompt at a time; callers queue further ones. */
export class PromptUnderWayError extends WordedError {
	override readonly name = "PromptUnderWayError";

	constructor() {
		super(wording("chatRefusal.promptUnderWay"));
	}
}

/** The agent session is closed, or its process has ended. */
export class SessionEndedError extends WordedError {
	override readonly name = "SessionEndedError";

	constructor(agentSessionId: string) {
		super(wording("agentStart.sessionEnded", { id: agentSessionId }));
	}
}

/** The request of the agent is unknown, already answered or withdrawn. */
export class RequestNotPendingError extends WordedError {
	override readonly name = "RequestNotPendingError";

	constructor() {
		super(wording("chatRefusal.permissionOver"));
	}
}

/** A session of ours has one agent session at a time. */
export class SessionAttachedError extends WordedError {
	override readonly name = "SessionAttachedError";

	constructor() {
		super(wording("agentStart.alreadyAttached"));
	}
}

/** The agent reused the id of another session. */
export class AgentSessionTakenError extends WordedError {
	override readonly name = "AgentSessionTakenError";

	constructor(agentSessionId: string) {
		super(wording("agentStart.idTaken", { id: agentSessionId }));
	}
}

/** The agent requires the user to log in first. */
export class AuthRequiredError extends WordedError {
	override readonly name = "AuthRequiredError";
	readonly need: LoginNeed;

	constructor(agent: string, methods: readonly AuthMethod[], cause: RpcError) {
		const offers = methods.map(describeMethod).join("; ");
		const reason = withFullStop(explainError(cause));
		super(
			offers === ""
				? wording("agentStart.loginNeeded", { agent, reason })
				: wording("agentStart.loginOffered", { agent, reason, methods: offers }),
			{ cause },
		);
		this.need = loginNeed(cause, methods);
	}
}

/** The agent is running but refuses to open a session. */
export class SessionRefusedError extends WordedError {
	override readonly name = "SessionRefusedError";

	constructor(agent: string, cause: RpcError) {
		super(wording("agentStart.sessionRefused", { agent, reason: withFullStop(explainError(cause)) }), {
			cause,
		});
	}
}

const describeMethod = ({ name, description }: AuthMethod): string =>
	description === undefined ? name : `${name} (${description})`;

const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** An answer of the agent lacks a required field. */
export class BadAnswerError extends WordedError {
	override readonly name = "BadAnswerError";

	constructor(agent: string, method: string) {
		super(wording("agentStart.badAnswer", { agent, method }));
	}
}

export class NewSessionTimeoutError extends WordedError {
	override readonly name = "NewSessionTimeoutError";

	constructor(agent: string, ms: number) {
		super(wording("agentStart.sessionTimedOut", { agent, seconds: ms / 1000 }));
	}
}

/** The agent does not answer a request to go on with a session. */
export class ReopenTimeoutError extends WordedError {
	override readonly name = "ReopenTimeoutError";

	constructor(agent: string, method: string, ms: number) {
		super(wording("agentStart.reopenTimedOut", { agent, method, seconds: ms / 1000 }));
	}
}
