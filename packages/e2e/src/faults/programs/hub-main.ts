import { flushCompileCache } from "node:module";
import { parseArgs } from "node:util";
import { messageOf } from "@parley/base/errors/message-of";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import { Logger } from "@parley/logging/logger";
import { FileSink } from "@parley/logging/sinks/file";
import { keeperCommand } from "@parley/process/kept/start-keeper";
import { hubFiles } from "@parley/server/hub-process/hub-files";
import { runHubProcess } from "@parley/server/hub-process/hub-process";
import { version } from "@parley/server/hub-process/version";
import { breakStore } from "./broken-store.ts";
import { gateStore } from "./gated-store.ts";
import { Gatekeeper } from "./gatekeeper.ts";
import { brokenPromises, type Order, type Report } from "./orders.ts";

/* The real hub process with a real store and real sockets, but tests can hold its log at a given point. For tests only. */

const { values } = parseArgs({
	options: {
		data: { type: "string", default: "" },
		ui: { type: "string", default: "" },
		broken: { type: "string" },
		"agent-bytes": { type: "string" },
		"all-bytes": { type: "string" },
	},
});
const tell = (report: Report): void => void process.send?.(report);
const keeper = new Gatekeeper(() => tell({ report: "reached" }));
/** The real keeper, also where a test gives it limits that take no time to fill. */
const limits = (["agent-bytes", "all-bytes"] as const).flatMap((name) =>
	values[name] === undefined ? [] : [`--${name}`, values[name]],
);
const keeperStart = { command: { ...keeperCommand, args: [...keeperCommand.args, ...limits] } };
const broken = brokenPromises.find((promise) => promise === values.broken);

process.on("message", (order: Order) => {
	switch (order.order) {
		case "arm":
			return keeper.arm(order.gate);
		case "release":
			return keeper.release();
		case "slow":
			keeper.delay = order.milliseconds;
			return;
		case "clock":
		case "disk":
			// The preload handles it.
			return;
	}
});

const files = hubFiles(values.data);
const logger = Logger.create("hub", { level: "debug", sinks: [new FileSink({ path: files.log })] });
const ending = new AbortController();
process.on("SIGTERM", () => ending.abort());
const giveUp = (error: unknown): void => {
	logger.error("Unhandled error; the hub exits", { error });
	process.exitCode = 1;
	ending.abort();
};
process.on("uncaughtException", giveUp);
process.on("unhandledRejection", giveUp);

try {
	await runHubProcess(
		{
			files,
			uiFolder: values.ui,
			version,
			logger,
			idleMilliseconds: 600_000,
			keeperStart,
			openStore: async (...options) => {
				const store = gateStore(await openSqliteStore(...options), keeper);
				return broken === undefined ? store : breakStore(store, broken);
			},
			onRunning: () => {
				tell({ report: "running" });
				// This process will be killed, and the next one should not have to compile everything again.
				flushCompileCache();
			},
		},
		ending.signal,
	);
} catch (error) {
	logger.error("The hub could not run", { error });
	process.stderr.write(`${messageOf(error)}\n`);
	process.exitCode = 1;
} finally {
	await logger.dispose();
	if (process.connected) process.disconnect();
}
