import { readFile } from "node:fs/promises";
import process from "node:process";
import { codeOf } from "@parley/base/errors/code-of";
import { type BackoffPolicy, backoffDelay } from "@parley/base/time/backoff";
import { hostRuntime } from "../core/host-runtime.ts";

/** How long the system may take to remove a killed process. */
const killedMs = 5000;

/** How often to check whether a hub has started or exited. */
export const pollBackoff: BackoffPolicy = { firstDelayMs: 20, maxDelayMs: 250, factor: 2, jitter: 0.5 };

/** Whether a process ends in time. */
export const isGone = async (pid: number, withinMs: number): Promise<boolean> => {
	const deadline = hostRuntime.now() + withinMs;
	for (let attempt = 1; await isRunning(pid); attempt += 1) {
		if (hostRuntime.now() >= deadline) return false;
		const delayMs = backoffDelay(attempt, pollBackoff, hostRuntime.random);
		await new Promise<void>((resolve) => hostRuntime.schedule(resolve, delayMs));
	}
	return true;
};

/** Kills a process, which may have ended just now. True if it is gone. */
export const kill = async (pid: number): Promise<boolean> => {
	try {
		process.kill(pid, "SIGKILL");
	} catch (error) {
		if (codeOf(error) !== "ESRCH") throw error;
	}
	return isGone(pid, killedMs);
};

const isRunning = async (pid: number): Promise<boolean> => {
	try {
		process.kill(pid, 0);
	} catch {
		return false;
	}
	// A process that nobody waits for stays in the table after its end.
	const stat =
		process.platform === "linux" ? await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "") : "";
	return !/\) [ZX] /.test(stat);
};
