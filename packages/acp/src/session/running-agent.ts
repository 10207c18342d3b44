import type { Readable, Writable } from "node:stream";
import type { AgentExit } from "@parley/process/agent-exit";

/** A running agent process, as far as a connection needs it. A port: who runs it and where is left open. */
export type RunningAgent = {
	readonly pid: number;
	readonly stdin: Writable;
	readonly stdout: Readable;
	/** Whether it has ended; its last output may still be unread. */
	readonly gone: boolean;
	/** Settles when it has ended and all its output has been read. Never rejects. */
	readonly exited: Promise<AgentExit>;
	/** The end of its stderr, with secrets masked. */
	stderrTail(): string;
	/** Ends it and its process tree, gracefully at first. */
	end(): Promise<AgentExit>;
	/** Kills it and its process tree. */
	kill(): Promise<AgentExit>;
};

/** Starts an agent. Rejects with an AgentStartError and then leaves no process behind. */
export type StartAgent = () => Promise<RunningAgent>;
