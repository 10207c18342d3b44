import type { Logger } from "@parley/logging/logger";
import { askHub } from "./ask-hub.ts";
import { readHubAddress } from "./hub-address.ts";
import { isGone, kill } from "./is-gone.ts";
import type { LivingHub } from "./start-hub.ts";

/** How long a hub may take to commit, detach and end. */
const defaultEndingMs = 10_000;

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
		await kill(pid);
	}
	return { stopping, busy };
};
