import { readFileSync } from "node:fs";

/** Whether a process runs. A zombie does not. */
export const isAlive = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		return process.platform !== "linux" || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
	} catch {
		return false;
	}
};
