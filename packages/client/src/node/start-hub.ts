import { mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backoffDelay } from "@parley/base/time/backoff";
import type { Logger } from "@parley/logging/logger";
import { hostRuntime } from "../core/host-runtime.ts";
import { findHub, type HubFinding } from "./find-hub.ts";
import { type HubPhase, readHubPhase } from "./hub-phase.ts";
import { HubStartError, HubStartingError } from "./hub-start-error.ts";
import { pollBackoff } from "./is-gone.ts";
import { type HubCommand, type HubProcess, spawnHub } from "./spawn-hub.ts";
import { tailOf } from "./tail-of.ts";

export type StartHubOptions = {
	readonly dataFolder: string;
	readonly command: HubCommand;
	/** Its category should be `client`. */
	readonly logger: Logger;
	/** The file for the hub's output; by default in the data folder. */
	readonly outputFile?: string;
	readonly timeoutMs?: number;
	/** How long another hub may take to answer after ours has exited because the other was first. */
	readonly graceMs?: number;
	/** Called once with what a starting hub is doing when it takes longer than `slowMs` to answer. It is never killed for that. */
	readonly onSlow?: (doing: string) => void;
	readonly slowMs?: number;
	/** How long to wait for a slow one before throwing `HubStartingError`; by default forever. */
	readonly patienceMs?: number;
	/** When to retry after another hub held the folder and none answers: that one was shutting down. */
	readonly againMs?: number;
};

export type LivingHub = Extract<HubFinding, { state: "alive" }>;

/** Starts a hub and waits until one answers: this one, or one that another host started at the same time. */
export const startHub = async (
	options: StartHubOptions,
): Promise<LivingHub & { readonly started: boolean }> => {
	const { dataFolder, command, logger, timeoutMs = 30_000, graceMs = 3000, againMs = 500 } = options;
	const outputFile = options.outputFile ?? join(dataFolder, "logs", "hub-output.log");
	await mkdir(dataFolder, { recursive: true, mode: 0o700 });
	await mkdir(dirname(outputFile), { recursive: true, mode: 0o700 });
	const outputStart = await sizeOf(outputFile);
	const spawn = async (): Promise<HubProcess> => {
		const spawned = await spawnHub(command, outputFile);
		logger.info("Starting a hub", { pid: spawned.pid, dataFolder });
		return spawned;
	};
	const slowness = new Slowness(options);
	let hub: HubProcess | undefined;
	let deadline = hostRuntime.now() + timeoutMs;
	let endSeenAt: number | undefined;
	for (let attempt = 1; ; attempt += 1) {
		// Another host's hub may be starting, and a second one could only exit. A starting hub writes its address before it stops saying so.
		const phase = await readHubPhase(dataFolder);
		const found = await findHub({ dataFolder, logger });
		if (found.state === "alive") return { ...found, started: found.status.pid === hub?.pid };
		const end = hub?.end;
		const now = hostRuntime.now();
		const starting = isStarting(phase);
		if (starting) {
			slowness.notice(phase.doing, now);
			deadline = now + timeoutMs;
		}
		if (end !== undefined && endSeenAt === undefined) {
			endSeenAt = now;
			// A hub exits cleanly at once only because another one holds the folder; that one gets its time.
			if (!end.inOrder) deadline = Math.min(deadline, now + graceMs);
		}
		if (now >= deadline) {
			hub?.kill();
			const output = await tailOf(outputFile, outputStart);
			throw new HubStartError({ command, end, found, output, outputFile });
		}
		const isOver = end?.inOrder === true && endSeenAt !== undefined && now - endSeenAt >= againMs;
		if (!starting && (hub === undefined || isOver)) {
			hub = await spawn();
			endSeenAt = undefined;
		}
		await pause(
			backoffDelay(attempt, pollBackoff, hostRuntime.random),
			hub?.end === undefined ? hub : undefined,
		);
	}
};

const isStarting = (phase: HubPhase | undefined): phase is HubPhase & { phase: "starting" } =>
	phase?.phase === "starting";

/** Reports a slow start once, and gives up when the caller's patience runs out. */
class Slowness {
	readonly #options: StartHubOptions;
	readonly #since = hostRuntime.now();
	#reported = false;

	constructor(options: StartHubOptions) {
		this.#options = options;
	}

	notice(doing: string, now: number): void {
		const { onSlow, slowMs = 3000, patienceMs = Number.POSITIVE_INFINITY } = this.#options;
		const waited = now - this.#since;
		if (waited >= slowMs && !this.#reported) {
			this.#reported = true;
			onSlow?.(doing);
		}
		if (waited >= patienceMs) throw new HubStartingError(doing);
	}
}

/** Waits, but no longer than the hub lives. */
const pause = (delayMs: number, hub: HubProcess | undefined): Promise<void> => {
	return new Promise((resolve) => {
		const cancel = hostRuntime.schedule(resolve, delayMs);
		hub?.onEnd(() => {
			cancel();
			resolve();
		});
	});
};

const sizeOf = async (path: string): Promise<number> => {
	const found = await stat(path).catch(() => undefined);
	return found?.size ?? 0;
};
