import type { AgentExit } from "@parley/process/agent-exit";
import { AgentStartError } from "@parley/process/start-errors";
import { plain } from "@parley/words/error-words";
import { type PlainWording, type Wording, wording } from "@parley/words/wording";

const shownStderr = 2000;

const lastOutput = (stderr: string): PlainWording => {
	const text = stderr.trim();
	return plain(
		text === ""
			? wording("agentStart.noOutput")
			: wording("agentStart.lastOutput", { stderr: text.slice(-shownStderr) }),
	);
};

const diedAtStart = (agent: string, { code, signal }: AgentExit, output: PlainWording): Wording => {
	if (signal !== undefined) return wording("agentStart.killed", { agent, signal, output });
	return code === undefined
		? wording("agentStart.died", { agent, output })
		: wording("agentStart.exited", { agent, code: String(code), output });
};

export class AgentStartTimeoutError extends AgentStartError {
	override readonly name = "AgentStartTimeoutError";
	/** After such a long wait, only an explicit request starts another attempt. */
	readonly permanent = true;

	constructor(agent: string, ms: number, stderr: string) {
		super(wording("agentStart.timedOut", { agent, seconds: ms / 1000, output: lastOutput(stderr) }));
	}
}

export class AgentDiedAtStartError extends AgentStartError {
	override readonly name = "AgentDiedAtStartError";
	readonly permanent = false;

	constructor(agent: string, exit: AgentExit, stderr: string) {
		super(diedAtStart(agent, exit, lastOutput(stderr)));
	}
}

/** The agent refused or garbled the handshake. */
export class AgentHandshakeError extends AgentStartError {
	override readonly name = "AgentHandshakeError";
	readonly permanent = false;

	/** Without a reason, the answer was unreadable. */
	constructor(agent: string, reason: string | undefined, stderr: string, options?: ErrorOptions) {
		const output = lastOutput(stderr);
		super(
			reason === undefined
				? wording("agentStart.badHandshake", { agent, output })
				: wording("agentStart.handshakeFailed", { agent, reason, output }),
			options,
		);
	}
}

export class UnsupportedProtocolError extends AgentStartError {
	override readonly name = "UnsupportedProtocolError";
	readonly permanent = true;

	constructor(agent: string, version: number, supported: number) {
		super(wording("agentStart.otherProtocol", { agent, version, supported }));
	}
}

/** The agent is no longer needed. */
export class AgentStartAbortedError extends AgentStartError {
	override readonly name = "AgentStartAbortedError";
	readonly permanent = false;

	constructor(agent: string) {
		super(wording("agentStart.aborted", { agent }));
	}
}
