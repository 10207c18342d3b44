/** A process for good: pids are used again, a pid with the time of its start is not. */
export type ProcessId = {
	readonly pid: number;
	/** When it started, in the system's own terms. */
	readonly started: string;
};

/** A living process, as far as the operating system tells. */
export type ProcessEntry = ProcessId & {
	readonly parent: number;
	/** Its process group and its session; 0 where there is no such thing. */
	readonly group: number;
	readonly session: number;
};

export type TreeSignal = "SIGTERM" | "SIGKILL";

/** The processes of this machine. Each operating system has its own way to tell of them. */
export type ProcessTable = {
	/** Every living process. Those that are dead and wait to be reaped are left out. */
	readonly list: () => Promise<readonly ProcessEntry[]>;
	readonly find: (pid: number) => Promise<ProcessEntry | undefined>;
	/** Which of these carry a mark in their environment. None where that cannot be told. */
	readonly marked: (entries: readonly ProcessEntry[], mark: string) => Promise<ReadonlySet<number>>;
	/** It does not matter if there is no such process any more. */
	readonly signal: (pid: number, signal: TreeSignal) => void;
	/** Whether a process can be asked to end before it is made to. */
	readonly canAsk: boolean;
};

export const isSame = (one: ProcessId, other: ProcessId): boolean =>
	one.pid === other.pid && one.started === other.started;
