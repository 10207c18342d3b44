import { systemTable } from "@parley/process/tree/system-table";

/** When a process started, in the system's own format: pids are reused, a pid with its start time is not. Undefined if there is none. */
export const processStart = async (pid: number): Promise<string | undefined> =>
	(await systemTable.find(pid))?.started;
