import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { KeeperClient } from "@parley/process/kept/keeper-client";
import { onTestFinished } from "vitest";
import type { KeeperLinkOptions } from "../agents/keeper-link.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A folder with its own keeper; after the test both are gone. */
export const keeperPlace = async () => {
	const root = await temporaryFolder();
	const logs = new LogEventStream();
	const options: KeeperLinkOptions = {
		folder: join(root.path, "keeper"),
		ledgerFolder: join(root.path, "agents"),
		version: "test",
		logger: Logger.create("test", { sinks: [logs] }),
		successor: { command: process.execPath, args: ["-e", ""], cwd: root.path, env: {} },
		onReplaced: () => undefined,
	};
	onTestFinished(async () => {
		const client = await KeeperClient.find(options);
		await client?.end();
		await root.remove();
	});
	return { options, logs };
};
