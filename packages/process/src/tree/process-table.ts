/** A unique process identity: pids are reused, a pid with its start time is not. */
export type ProcessId = {
	readonly pid: number;
	/** Its start time, in the system's own format. */
	readonly started: string;
};

/** A living process, as reported by the operating system. */
export type ProcessEntry = ProcessId & {
	readonly parent: number;
	/** Its process group and session; 0 where the system has none. */
	readonly group: number;
	readonly session: number;
};

export type TreeSignal = "SIGTERM" | "SIGKILL";

/** The processes of this machine. Each operating system lists them differently. */
export type ProcessTable = {
	/** Every living process, without zombies. */
	readonly list: () => Promise<readonly ProcessEntry[]>;
	readonly find: (pid: number) => Promise<ProcessEntry | undefined>;
	/** Which of these carry a mark in their environment. None where environments cannot be read. */
	readonly marked: (entries: readonly ProcessEntry[], mark: string) => Promise<ReadonlySet<number>>;
	/** How many bytes of memory these have in use together. Those that have exited have none. */
	readonly memory: (entries: readonly ProcessEntry[]) => Promise<number>;
	/** Does nothing if the process has exited. */
	readonly signal: (pid: number, signal: TreeSignal) => void;
	/** Whether a process can be asked to exit (SIGTERM) before it is killed. */
	readonly canAsk: boolean;
};

export const isSame = (one: ProcessId, other: ProcessId): boolean =>
	one.pid === other.pid && one.started === other.started;
