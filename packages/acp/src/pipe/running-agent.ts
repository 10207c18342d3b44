import type { Readable } from "node:stream";
import type { LineMark } from "@parley/jsonrpc/line-sink";
import type { AgentExit } from "@parley/process/agent-exit";

/** A running agent process, as far as a connection needs it. A port: who runs it and where is left open, and it may outlive the hub. */
export type RunningAgent = {
	/** Names the process for as long as it lives, whichever hub uses it. */
	readonly id: string;
	readonly pid: number;
	readonly stdout: Readable;
	/** The position in its output, in bytes, at which `stdout` begins. */
	readonly from: number;
	/** Whether it has ended; its last output may still be unread. */
	readonly gone: boolean;
	/** Whether unread output is lost unless it is read soon, because the process has ended and nobody keeps it. */
	readonly mustDrain: boolean;
	/** Settles when it has ended and all its output has been read. Never rejects. */
	readonly exited: Promise<AgentExit>;
	/** Settles once its stdin has taken the line. A line whose key was used before is not written again. */
	write(line: Buffer, mark: LineMark): Promise<unknown>;
	/** The output below this position is saved and is not needed again. `witness` says what the store had by then. */
	acknowledge(position: number, witness: unknown): void;
	/** Forgets keys of lines that nobody will write again. */
	forget(keys: readonly string[]): void;
	/** Keeps what the next hub must know of the agent, as long as it lives. */
	note(note: unknown): void;
	/** Its exit and all its output are saved: nobody needs to know of it any longer. */
	release(): Promise<void>;
	/** The end of its stderr, with secrets masked. */
	stderrTail(): string;
	/** Ends it and its process tree, gracefully at first. */
	end(): Promise<AgentExit>;
	/** Kills it and its process tree. */
	kill(): Promise<AgentExit>;
};

/** Starts an agent. Rejects with an AgentStartError and then leaves no process behind. */
export type StartAgent = () => Promise<RunningAgent>;
