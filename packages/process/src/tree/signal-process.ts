import type { TreeSignal } from "./process-table.ts";

/** Sends a signal to one process, where there are signals. */
export const signalProcess = (pid: number, signal: TreeSignal): void => {
	try {
		process.kill(pid, signal);
	} catch {
		// It has already exited, which is fine, or belongs to another user and must not be touched.
	}
};
