import { wording } from "@parley/words/wording";
import { TransportFailure } from "../core/transport.ts";
import { type AttachOptions, attachHub } from "./attach.ts";
import type { HubFinding } from "./find-hub.ts";
import type { HubAddress } from "./hub-address.ts";
import { HubStartError, HubStartingError } from "./hub-start-error.ts";
import { type RetireOptions, retireHub } from "./retire-hub.ts";
import type { LivingHub } from "./start-hub.ts";

/** How long a start may take before the caller gets the reason; the caller then retries. */
const patienceMs = 8000;

/** How often an older hub is replaced if older programs keep starting one. */
const maxReplacements = 3;

export interface LocateHubOptions extends Omit<AttachOptions, "start">, Pick<RetireOptions, "endingMs"> {
	/** How to start a hub, if requested now. Rejects if it is impossible. */
	readonly start: () => Promise<AttachOptions["start"]>;
}

/** Finds a compatible hub or starts one; an older hub is replaced, and its agents keep working. */
export const locateHub = async (options: LocateHubOptions): Promise<HubAddress> => {
	const { start, ...rest } = options;
	const found = await attachHub(rest);
	if (found.state === "attached") return found.hub.address;
	const startNow = await startOrRefuse(start);
	if (found.state === "mismatch" && (found.verdict !== "hub-older" || startNow === undefined)) {
		throw new TransportFailure("version", found.wording);
	}
	if (found.state === "mismatch") await retire(found.hub, options);
	const isSilent = found.state === "unusable" && found.trouble === "silent" && startNow !== undefined;
	if (found.state === "unusable" && !isSilent) throw unusable(found);
	if (startNow === undefined) throw new TransportFailure("unreachable", wording("transport.notRunning"));
	return startHub(options, startNow);
};

const startOrRefuse = async (start: LocateHubOptions["start"]): Promise<AttachOptions["start"]> => {
	try {
		return await start();
	} catch (error) {
		throw unstartable(error);
	}
};

const startHub = async (
	options: LocateHubOptions,
	startNow: NonNullable<AttachOptions["start"]>,
): Promise<HubAddress> => {
	const { start: _, ...rest } = options;
	try {
		for (let replaced = 0; ; replaced += 1) {
			const found = await attachHub({ ...rest, start: { patienceMs, ...startNow } });
			if (found.state === "attached") return found.hub.address;
			if (found.state === "unusable") throw unusable(found);
			if (found.state !== "mismatch") throw new TransportFailure("unavailable", wording("hubStart.ending"));
			// A program of the older version was faster. From this one's hub on it starts none.
			if (found.verdict !== "hub-older" || replaced === maxReplacements)
				throw new TransportFailure("version", found.wording);
			await retire(found.hub, options);
		}
	} catch (error) {
		if (error instanceof HubStartingError) throw TransportFailure.because("unavailable", error);
		throw error instanceof HubStartError ? unstartable(error) : error;
	}
};

/** Ends an older hub; its agents stay at work. A busy one from before agents could do that is left alone: the caller retries later. */
const retire = async (hub: LivingHub, options: LocateHubOptions): Promise<void> => {
	const { stopping, busy } = await retireHub(hub, options);
	if (stopping) return;
	throw new TransportFailure(
		"unavailable",
		wording("hubStart.olderAtWork", { version: hub.status.version, count: busy }),
	);
};

const unusable = ({ wording: said, message }: Extract<HubFinding, { state: "unusable" }>): TransportFailure =>
	new TransportFailure("not_a_hub", said ?? message);

const unstartable = (cause: unknown): TransportFailure => {
	return TransportFailure.because("unstartable", cause);
};
