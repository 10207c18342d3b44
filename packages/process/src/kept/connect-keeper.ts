import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { KeeperLostError, KeeperProofError, KeeperStartError } from "./keeper-errors.ts";
import type { KeeperFiles } from "./keeper-files.ts";
import { type KeeperCommand, keeperCommand, startKeeper } from "./start-keeper.ts";

const firstPollMs = 10;
const maxPollMs = 160;
/** The errors of an address where nobody listens, or whose listener ends before it accepts. */
const isNobody: ReadonlySet<unknown> = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET"]);
const defaultStartMs = 20_000;
/** How long a keeper may take to end with its agents. */
export const endingMs = 10_000;
const maxRefusals = 3;

export type KeeperStart = {
	readonly command?: KeeperCommand;
	/** How long it may take to listen. */
	readonly startMs?: number;
	/** How long it keeps agents without a hub before it calls one. */
	readonly lonelyMs?: number;
};

/** A connection to the keeper that is running. Undefined if none is. */
export const findKeeper = async (address: string): Promise<Socket | undefined> => {
	const socket = connect(address);
	try {
		await once(socket, "connect");
		return socket;
	} catch (error) {
		socket.destroy();
		if (error instanceof Error && "code" in error && isNobody.has(error.code)) return undefined;
		throw error;
	}
};

/** A connection to the keeper that is running, or else to a new one. */
export const findOrStartKeeper = async (
	files: KeeperFiles,
	start: KeeperStart,
	signal?: AbortSignal,
): Promise<Socket> => {
	const found = await findKeeper(files.address);
	if (found !== undefined) return found;
	signal?.throwIfAborted();
	const { command = keeperCommand, startMs = defaultStartMs, lonelyMs } = start;
	let failure: Error | undefined;
	await startKeeper(files, command, lonelyMs, (cause) => {
		failure = cause;
	});
	const deadline = performance.now() + startMs;
	for (let pollMs = firstPollMs; ; pollMs = Math.min(maxPollMs, pollMs * 2)) {
		const socket = await findKeeper(files.address);
		if (socket !== undefined) return socket;
		if (failure !== undefined || performance.now() > deadline)
			throw new KeeperStartError(files.output, { cause: failure });
		await delay(pollMs, undefined, { signal });
	}
};

/**
 * Attaches again where a keeper was found that was ending: it does not greet, or says nothing after its greeting, as it does to a hub
 * with the wrong key. The next attempt finds it gone, or meets the same refusal.
 */
export const patiently = async <T>(attach: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
	const deadline = performance.now() + endingMs;
	for (let refusals = 0; ; ) {
		try {
			return await attach();
		} catch (error) {
			if (error instanceof KeeperProofError) refusals += 1;
			const isEnding = error instanceof KeeperLostError && performance.now() < deadline;
			if (!isEnding && !(error instanceof KeeperProofError && refusals < maxRefusals)) throw error;
			await delay(maxPollMs, undefined, { signal });
		}
	}
};
