import type { Logger } from "@parley/logging/logger";
import { hostRuntime } from "../core/host-runtime.ts";
import { findHub } from "./find-hub.ts";
import { type HubAddress, readHubAddress } from "./hub-address.ts";
import { kill } from "./is-gone.ts";
import { processStart } from "./process-start.ts";
import { compareVersions } from "./versions.ts";

/** How long a hub may say nothing. */
const defaultSilentMs = 10_000;

export type OustOptions = {
	readonly dataFolder: string;
	/** The version of this program. */
	readonly version: string;
	readonly logger: Logger;
	readonly silentMs?: number;
};

const ousting = new Map<string, Promise<boolean>>();

/**
 * Kills a hub that accepts connections and does not answer: nothing that it has committed is lost, and its agents keep working for the next
 * one. True if there is no silent hub any more. False if it must not be killed: it is newer than this program, or its process cannot be told
 * from another that got its pid.
 */
export const oustHub = (options: OustOptions): Promise<boolean> => {
	const { dataFolder } = options;
	const underWay = ousting.get(dataFolder);
	if (underWay !== undefined) return underWay;
	const ousted = oust(options).finally(() => ousting.delete(dataFolder));
	ousting.set(dataFolder, ousted);
	return ousted;
};

const oust = async ({
	dataFolder,
	version,
	logger,
	silentMs = defaultSilentMs,
}: OustOptions): Promise<boolean> => {
	const silent = await ourHub(dataFolder, version);
	if (silent === undefined) return false;
	const { pid } = silent;
	logger.warn("A hub does not answer", { pid, version: silent.version });
	const deadline = hostRuntime.now() + silentMs;
	for (let left = silentMs; left > 0; left = deadline - hostRuntime.now()) {
		const asked = hostRuntime.now();
		const found = await findHub({ dataFolder, logger, timeoutMs: left });
		if (found.state !== "unusable" || found.trouble !== "silent") return true;
		// It answers with an error at once: that is no silence, and must not make this loop a busy one.
		if (hostRuntime.now() - asked < left / 2) return false;
	}
	const now = await ourHub(dataFolder, version);
	if (now === undefined || now.pid !== pid || now.started !== silent.started) return false;
	logger.warn("A hub that does not answer is killed", { pid, version: silent.version });
	return kill(pid);
};

/** The hub that has announced itself, if its process is still the one that did, and it is not newer. */
const ourHub = async (dataFolder: string, version: string): Promise<HubAddress | undefined> => {
	const reading = await readHubAddress(dataFolder);
	if (reading.state !== "found") return undefined;
	const { address } = reading;
	const verdict = compareVersions(address.version, version);
	if (verdict !== "compatible" && verdict !== "hub-older") return undefined;
	const started = await processStart(address.pid);
	return started !== undefined && started === address.started ? address : undefined;
};
