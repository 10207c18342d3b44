import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The agent does not offer this way to log in. */
export class LoginMethodGoneError extends WordedError {
	override readonly name = "LoginMethodGoneError";
	constructor(agent: string, method: string) {
		super(wording("login.noMethod", { agent, method }));
	}
}

/** This way to log in is another kind than the one asked for. */
export class LoginKindError extends WordedError {
	override readonly name = "LoginKindError";
	constructor(method: string) {
		super(wording("login.otherKind", { method }));
	}
}

/** The agent still wants a login, although one has been done. */
export class StillLoggedOutError extends WordedError {
	override readonly name = "StillLoggedOutError";
	constructor(agent: string, reason: string) {
		super(wording("login.stillNeeded", { agent, reason }));
	}
}

/** The program in the terminal failed, and the agent is not logged in. */
export class TerminalLoginFailedError extends WordedError {
	override readonly name = "TerminalLoginFailedError";
	constructor(agent: string, exitCode: number | undefined) {
		super(
			exitCode === undefined
				? wording("login.noEnd")
				: wording("login.ended", { agent, code: String(exitCode) }),
		);
	}
}

export class LoginCancelledError extends WordedError {
	override readonly name = "LoginCancelledError";
	constructor() {
		super(wording("login.cancelled"));
	}
}
