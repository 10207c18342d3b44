import type { Readable, Writable } from "node:stream";
import type { AgentExit } from "@parley/process/agent-exit";

/** The process of an agent, as far as one must know it to talk with the agent. A port: who runs it and where is not said. */
export type RunningAgent = {
	readonly pid: number;
	readonly stdin: Writable;
	readonly stdout: Readable;
	/** Whether it has ended; what it wrote before may still be on its way. */
	readonly gone: boolean;
	/** Settles when it has ended and everything it wrote has been read. Never rejects. */
	readonly exited: Promise<AgentExit>;
	/** The end of what it wrote to stderr, without secrets. */
	stderrTail(): string;
	/** Ends it and all that it started, politely at first. */
	end(): Promise<AgentExit>;
	/** Ends it and all that it started at once. */
	kill(): Promise<AgentExit>;
};

/** Starts an agent. Rejects with an AgentStartError, and leaves nothing running then. */
export type StartAgent = () => Promise<RunningAgent>;
