import type { TreeSignal } from "./process-table.ts";

/** Sends a signal to one process, where there are signals. */
export const signalProcess = (pid: number, signal: TreeSignal): void => {
	try {
		process.kill(pid, signal);
	} catch {
		// It is gone already, which is what was wanted, or belongs to someone else, who must not be touched.
	}
};
