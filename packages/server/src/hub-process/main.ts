import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Logger } from "@parley/logging/logger";
import { ConsoleSink } from "@parley/logging/sinks/console";
import { FileSink } from "@parley/logging/sinks/file";
import { hubFiles } from "./hub-files.ts";
import { HubRunningError } from "./hub-lock.ts";
import { runHubProcess } from "./hub-process.ts";
import { takeLease } from "./lease.ts";
import { endLeftUnlessBusy } from "./left-agents.ts";
import { hubLogFiles } from "./log-files.ts";
import { version } from "./version.ts";

/* The hub process. Hosts start it detached; people use the `parley` command. */

const { values } = parseArgs({
	options: {
		data: { type: "string" },
		idle: { type: "string", default: "600000" },
		lease: { type: "string" },
		verbose: { type: "boolean", default: false },
		/** Ends what a dead hub has left, instead of running one. */
		"end-left": { type: "boolean", default: false },
		force: { type: "boolean", default: false },
	},
});
if (values.data === undefined)
	throw new Error("--data FOLDER is missing. People start a hub with: parley serve");

if (values["end-left"]) {
	const end = await endLeftUnlessBusy(values.data, values.force, Logger.create("hub"));
	process.stdout.write(`${JSON.stringify(end)}\n`);
	process.exit(0);
}

const files = hubFiles(values.data);
const logFile = new FileSink({ path: files.log });
const logger = Logger.create("hub", {
	level: values.verbose ? "debug" : "info",
	sinks: [logFile],
});
/** The program that starts a hub captures its output in a file without rotation, so log only the start there. */
const stopTellingStarter = logger.addSink(new ConsoleSink());
const ending = new AbortController();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => ending.abort());
/** After an unhandled error the state is unknown and the log must stay true: this hub exits, and the next one closes the open turns. */
const giveUp = (error: unknown): void => {
	logger.error("Unhandled error; the hub exits", { error });
	process.exitCode = 1;
	ending.abort();
};
process.on("uncaughtException", giveUp);
process.on("unhandledRejection", giveUp);

try {
	await using _lease = values.lease === undefined ? undefined : await takeLease(values.lease);
	await runHubProcess(
		{
			files,
			uiFolder: dirname(fileURLToPath(import.meta.resolve("@parley/ui/bundle"))),
			version,
			logger,
			idleMilliseconds: Number(values.idle),
			onRunning: stopTellingStarter,
			hubLogs: hubLogFiles(files.log, logFile),
		},
		ending.signal,
	);
} catch (error) {
	// Two hosts may start a hub at the same moment; the second one just exits.
	if (error instanceof HubRunningError) logger.info(error.message);
	else {
		logger.error("The hub could not run", { error });
		process.exitCode = 1;
	}
} finally {
	await logger.dispose();
	// It has no lock any more: whatever is still under way in this process must not go on beside the next hub.
	process.exit();
}
