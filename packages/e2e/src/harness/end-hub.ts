import { Logger } from "@parley/logging/logger";
import { stop } from "@parley/server/cli/stop";

const silent = { result: () => undefined, say: () => undefined };

/** Ends the hub of a data folder with its agents and their keeper, also where a test has killed one of them. */
export const endHub = async (data: string): Promise<void> => {
	await stop(data, true, Logger.create("client"), silent);
};
