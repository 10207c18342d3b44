import type { AgentExit } from "@parley/process/agent-exit";
import { describeExit } from "@parley/process/describe-exit";
import { AgentStartError } from "@parley/process/start-errors";

const shownStderr = 2000;

const lastWords = (stderr: string): string => {
	const text = stderr.trim();
	return text === "" ? "It wrote nothing to stderr." : `It wrote to stderr:\n${text.slice(-shownStderr)}`;
};

export class AgentStartTimeoutError extends AgentStartError {
	override readonly name = "AgentStartTimeoutError";
	/** Whoever waited so long does not want to wait for the same again, unless they say so. */
	readonly permanent = true;

	constructor(agent: string, ms: number, stderr: string) {
		super(`${agent} was started but did not answer within ${ms / 1000} s. ${lastWords(stderr)}`);
	}
}

export class AgentDiedAtStartError extends AgentStartError {
	override readonly name = "AgentDiedAtStartError";
	readonly permanent = false;

	constructor(agent: string, exit: AgentExit, stderr: string) {
		super(`${agent} ${describeExit(exit)} before it was ready. ${lastWords(stderr)}`);
	}
}

/** The agent refused or garbled the handshake. */
export class AgentHandshakeError extends AgentStartError {
	override readonly name = "AgentHandshakeError";
	readonly permanent = false;

	constructor(agent: string, reason: string, stderr: string, options?: ErrorOptions) {
		super(`${agent} could not be initialised: ${reason}. ${lastWords(stderr)}`, options);
	}
}

export class UnsupportedProtocolError extends AgentStartError {
	override readonly name = "UnsupportedProtocolError";
	readonly permanent = true;

	constructor(agent: string, version: number, supported: number) {
		super(
			`${agent} speaks version ${version} of the Agent Client Protocol, and only ${supported} is understood. Install a matching version of the agent or of Parley.`,
		);
	}
}

/** Whoever wanted the agent does not want it any more. */
export class AgentStartAbortedError extends AgentStartError {
	override readonly name = "AgentStartAbortedError";
	readonly permanent = false;

	constructor(agent: string) {
		super(`The start of ${agent} was given up.`);
	}
}
