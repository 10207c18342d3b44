import { backoffDelay } from "@parley/base/time/backoff";
import type { Logger } from "@parley/logging/logger";
import type { Params, Result } from "@parley/protocol/contract/names";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { wording } from "@parley/words/wording";
import { hostRuntime } from "../core/host-runtime.ts";
import { HubCaller } from "../core/hub-caller.ts";
import { TransportFailure } from "../core/transport.ts";
import { type AttachOptions, attachHub } from "./attach.ts";
import { findHub } from "./find-hub.ts";
import type { HubAddress } from "./hub-address.ts";
import { HubStartError, HubStartingError } from "./hub-start-error.ts";
import { SocketTransport } from "./socket-transport.ts";
import { type LivingHub, pollBackoff } from "./start-hub.ts";

/** How long a start may take before the caller gets the reason; the caller then retries. */
const patienceMs = 8000;

/** Agents get some time to exit with their hub. */
const endingMs = 10_000;

export interface LocateHubOptions extends Omit<AttachOptions, "start"> {
	/** How to start a hub, if requested now. Rejects if it is impossible. */
	readonly start: () => Promise<AttachOptions["start"]>;
}

/** Finds a compatible hub or starts one; an older hub is replaced once it is idle. */
export const locateHub = async (options: LocateHubOptions): Promise<HubAddress> => {
	const { start, ...rest } = options;
	const found = await attachHub(rest);
	if (found.state === "attached") return found.hub.address;
	const startNow = await startOrRefuse(start);
	if (found.state === "mismatch" && (found.verdict !== "hub-older" || startNow === undefined)) {
		throw new TransportFailure("version", found.wording);
	}
	if (found.state === "mismatch") await retire(found.hub, options);
	if (found.state === "unusable") throw new TransportFailure("not_a_hub", found.wording ?? found.message);
	if (startNow === undefined) throw new TransportFailure("unreachable", wording("transport.notRunning"));
	return startHub(rest, startNow);
};

const startOrRefuse = async (start: LocateHubOptions["start"]): Promise<AttachOptions["start"]> => {
	try {
		return await start();
	} catch (error) {
		throw unstartable(error);
	}
};

const startHub = async (
	options: Omit<AttachOptions, "start">,
	start: NonNullable<AttachOptions["start"]>,
): Promise<HubAddress> => {
	try {
		const found = await attachHub({ ...options, start: { patienceMs, ...start } });
		if (found.state === "attached") return found.hub.address;
		if (found.state === "mismatch") throw new TransportFailure("version", found.wording);
		throw new TransportFailure("unavailable", wording("hubStart.ending"));
	} catch (error) {
		if (error instanceof HubStartingError) throw TransportFailure.because("unavailable", error);
		throw error instanceof HubStartError ? unstartable(error) : error;
	}
};

/** Stops an idle hub. A busy one is left alone: the caller retries later. */
const retire = async ({ address, status }: LivingHub, options: LocateHubOptions): Promise<void> => {
	const { logger } = options;
	const { stopping, busy } = await askHub(address, logger, "hub.stop", { despiteClients: true });
	logger.info("An older hub is to be replaced", { version: status.version, stopping, busy });
	if (stopping) return untilGone(status.pid, options);
	throw new TransportFailure(
		"unavailable",
		wording("hubStart.olderAtWork", { version: status.version, count: busy }),
	);
};

/** A stopping hub keeps answering for a moment, and must not be taken for one that stays. */
const untilGone = async (pid: number, { dataFolder, logger }: LocateHubOptions): Promise<void> => {
	const deadline = hostRuntime.now() + endingMs;
	for (let attempt = 1; ; attempt += 1) {
		const found = await findHub({ dataFolder, logger });
		if (found.state !== "alive" || found.status.pid !== pid) return;
		if (hostRuntime.now() >= deadline) {
			throw new TransportFailure(
				"unavailable",
				wording("hubStart.stillEnding", { version: found.status.version }),
			);
		}
		const delayMs = backoffDelay(attempt, pollBackoff, hostRuntime.random);
		await new Promise<void>((resolve) => hostRuntime.schedule(resolve, delayMs));
	}
};

/** Sends one request, without attaching. */
export const askHub = async <Name extends "hub.stop" | "hub.status">(
	{ token, socket }: HubAddress,
	logger: Logger,
	method: Name,
	params: Params<Name>,
): Promise<Result<Name>> => {
	const transport = new SocketTransport({ token, endpoint: { socketPath: socket } });
	const violations = new ViolationCounter((violation) =>
		logger.warn("A message violates the protocol", violation),
	);
	try {
		const caller = new HubCaller({ transport, runtime: hostRuntime, violations, timeoutMs: 10_000 });
		return await caller.request(method, params);
	} finally {
		transport.close();
	}
};

const unstartable = (cause: unknown): TransportFailure => {
	return TransportFailure.because("unstartable", cause);
};
