import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Logger } from "@parley/logging/logger";
import { onTestFinished } from "vitest";
import { KeeperClient, type KeeperClientOptions } from "../kept/keeper-client.ts";

/** A folder for a test's own keeper; after the test both are gone. */
export const keeperFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-keeper-"));
	onTestFinished(async () => {
		const keeper = await KeeperClient.find({ folder, version: "test", logger: Logger.create("test") });
		await keeper?.end();
		await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	});
	return folder;
};

/** Attaches a hub to the keeper of a folder. */
export const attachHub = (
	folder: string,
	options: Partial<KeeperClientOptions> = {},
): Promise<KeeperClient> =>
	KeeperClient.connect({ folder, version: "test", logger: Logger.create("test"), ...options });
