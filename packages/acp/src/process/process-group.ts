import { execFile } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { hasLivingMember } from "./living-members.ts";

const firstPollMs = 10;
const maxPollMs = 160;
/** Nothing survives SIGKILL, but its death may take a moment. */
const deathMs = 1000;

/** Sends a signal to a whole process group; it does not matter if there is none any more. */
export const signalGroup = (leader: number, signal: "SIGTERM" | "SIGKILL"): void => {
	if (process.platform === "win32") {
		// Windows has neither groups nor polite signals: its own tool walks the tree.
		if (signal === "SIGKILL") execFile("taskkill", ["/pid", String(leader), "/T", "/F"], () => {});
		return;
	}
	try {
		process.kill(-leader, signal);
	} catch {
		// The group is gone already, which is what was wanted.
	}
};

/** Ends whatever is left of a group: first politely, after `graceMs` for good. */
export const endGroup = async (leader: number, graceMs: number): Promise<void> => {
	signalGroup(leader, "SIGTERM");
	if (await isGoneWithin(leader, graceMs)) return;
	signalGroup(leader, "SIGKILL");
	await isGoneWithin(leader, deathMs);
};

const isGoneWithin = async (leader: number, ms: number): Promise<boolean> => {
	const deadline = performance.now() + ms;
	for (let pollMs = firstPollMs; hasLivingMember(leader); pollMs = Math.min(maxPollMs, pollMs * 2)) {
		const left = deadline - performance.now();
		if (left <= 0) return false;
		await delay(Math.min(pollMs, left));
	}
	return true;
};
