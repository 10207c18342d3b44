import { readFileSync } from "node:fs";

/** Whether a process runs. A zombie does not. */
export const isRunning = (pid: number): boolean => {
	try {
		return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
	} catch {
		return false;
	}
};
