import { readFile } from "node:fs/promises";
import process from "node:process";
import { codeOf } from "@parley/base/errors/code-of";
import { backoffDelay } from "@parley/base/time/backoff";
import type { Logger } from "@parley/logging/logger";
import { hostRuntime } from "../core/host-runtime.ts";
import { askHub } from "./ask-hub.ts";
import { readHubAddress } from "./hub-address.ts";
import { type LivingHub, pollBackoff } from "./start-hub.ts";

/** How long a hub may take to commit, detach and end. */
const defaultEndingMs = 10_000;

/** How long the system may take to remove a killed process. */
const killedMs = 5000;

export type RetireOptions = {
	readonly dataFolder: string;
	readonly logger: Logger;
	readonly endingMs?: number;
};

/** Whether the hub is gone. If not, it belongs to a version that cannot leave its agents, and so many of its chats are at work. */
export type Retirement = { readonly stopping: boolean; readonly busy: number };

/**
 * Ends a hub for its successor: its agents stay at work. One that does not end in time is killed, since that loses nothing it has
 * committed. Resolves when its process is gone.
 */
export const retireHub = async (
	{ address, status }: LivingHub,
	{ dataFolder, logger, endingMs = defaultEndingMs }: RetireOptions,
): Promise<Retirement> => {
	const { pid, version } = status;
	const wish = { despiteClients: true, leaveAgents: true };
	const { stopping, busy } = await askHub(address, logger, "hub.stop", wish);
	logger.info("A hub is to be replaced", { pid, version, stopping, busy });
	if (!stopping || (await isGone(pid, endingMs))) return { stopping, busy };
	const now = await readHubAddress(dataFolder);
	// Its pid has been watched since it answered. Only if another hub has announced itself is this process something else.
	if (now.state !== "found" || now.address.pid === pid) {
		logger.warn("A hub that is to be replaced does not end and is killed", { pid, version });
		kill(pid);
		await isGone(pid, killedMs);
	}
	return { stopping, busy };
};

const kill = (pid: number): void => {
	try {
		process.kill(pid, "SIGKILL");
	} catch (error) {
		// It may have ended just now.
		if (codeOf(error) !== "ESRCH") throw error;
	}
};

const isGone = async (pid: number, withinMs: number): Promise<boolean> => {
	const deadline = hostRuntime.now() + withinMs;
	for (let attempt = 1; await isRunning(pid); attempt += 1) {
		if (hostRuntime.now() >= deadline) return false;
		const delayMs = backoffDelay(attempt, pollBackoff, hostRuntime.random);
		await new Promise<void>((resolve) => hostRuntime.schedule(resolve, delayMs));
	}
	return true;
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
