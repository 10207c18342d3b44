import { hostRuntime } from "@parley/client/core/host-runtime";
import type { LeftEnd } from "@parley/client/node/end-left";
import { endKeeper, type KeeperPlace } from "@parley/hub/agents/end-keeper";
import { findLoneKeeper, type LoneKeeper } from "@parley/hub/agents/lone-keeper";
import type { Logger } from "@parley/logging/logger";
import { wording } from "@parley/words/wording";
import { type HubFiles, hubFiles } from "./hub-files.ts";
import { HubLock, HubRunningError } from "./hub-lock.ts";
import { NoHubError } from "./no-hub-error.ts";
import { PhaseFile } from "./phase-file.ts";
import { version } from "./version.ts";

/** Agents need time to exit with their hub. */
const endingMs = 20_000;
const lookEvery = 100;

const placeOf = ({ keeper, agents }: HubFiles): KeeperPlace => ({ folder: keeper, ledgerFolder: agents });

/** The agents of a data folder whose hub is gone, with their keeper. A hub that is ending is waited for: it may end them. */
export const findLeft = async (data: string): Promise<LoneKeeper | undefined> => {
	const files = hubFiles(data);
	const deadline = hostRuntime.now() + endingMs;
	for (;;) {
		const left = await findLoneKeeper(placeOf(files));
		if (left === undefined || isUnlocked(files)) return left;
		if (hostRuntime.now() >= deadline) throw new NoHubError(wording("cli.leaving"));
		await new Promise<void>((resolve) => hostRuntime.schedule(resolve, lookEvery));
	}
};

/** Locked for an instant: a hub that starts in it tries again. */
const isUnlocked = ({ lock, data }: HubFiles): boolean => {
	try {
		HubLock.take(lock, data)[Symbol.dispose]();
		return true;
	} catch (error) {
		if (error instanceof HubRunningError) return false;
		throw error;
	}
};

/** Ends the agents that a dead hub has left, with their keeper, and starts nothing again. False if they do not end. */
export const endLeft = async (data: string, logger: Logger): Promise<boolean> => {
	const files = hubFiles(data);
	// A hub that starts meanwhile would go on with the agents that this ends.
	using _lock = HubLock.take(files.lock, data);
	const isGone = await endKeeper({ ...placeOf(files), version, logger });
	await new PhaseFile(data).stopped();
	return isGone;
};

/** For programs that cannot do it themselves: ends what a dead hub has left, unless agents may be at work and nobody forces it. */
export const endLeftUnlessBusy = async (data: string, force: boolean, logger: Logger): Promise<LeftEnd> => {
	const left = await findLeft(data);
	if (left === undefined) return { found: false, agents: 0, ended: false };
	const agents = left.agents.length;
	return { found: true, agents, ended: (agents === 0 || force) && (await endLeft(data, logger)) };
};
