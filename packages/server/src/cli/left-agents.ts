import { hostRuntime } from "@parley/client/core/host-runtime";
import { endKeeper, type KeeperPlace } from "@parley/hub/agents/end-keeper";
import { findLoneKeeper, type LoneKeeper } from "@parley/hub/agents/lone-keeper";
import type { Logger } from "@parley/logging/logger";
import { say } from "@parley/words/spoken";
import { wording } from "@parley/words/wording";
import { type HubFiles, hubFiles } from "../hub-process/hub-files.ts";
import { HubLock, HubRunningError } from "../hub-process/hub-lock.ts";
import { PhaseFile } from "../hub-process/phase-file.ts";
import { version } from "../hub-process/version.ts";
import { NoHubError } from "./hub-endpoint.ts";
import type { Output } from "./output.ts";

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

/** Ends the agents that a dead hub has left, with their keeper. They may be at work, so it must be forced. */
export const stopLeft = async (
	left: LoneKeeper,
	data: string,
	force: boolean,
	logger: Logger,
	output: Output,
): Promise<number> => {
	const count = left.agents.length;
	if (count > 0 && !force) {
		output.say(say("cli.leftAtWork", { count }));
		return 1;
	}
	const files = hubFiles(data);
	// A hub that starts meanwhile would go on with the agents that this ends.
	using _lock = HubLock.take(files.lock, data);
	const isGone = await endKeeper({ ...placeOf(files), version, logger });
	await new PhaseFile(data).stopped();
	const process = { pid: String(left.pid) };
	output.result(isGone ? say("cli.leftStopped", { ...process, count }) : say("cli.stillStopping", process));
	return 0;
};
