import { resolve } from "node:path";
import { defaultDataFolder } from "@parley/client/node/data-folder";
import { readHubPhase } from "@parley/client/node/hub-phase";
import { slowStart } from "@parley/client/node/hub-start-error";
import { Logger } from "@parley/logging/logger";
import { ConsoleSink } from "@parley/logging/sinks/console";
import { sayError } from "@parley/words/error-words";
import { say, sayWording } from "@parley/words/spoken";
import { hubFiles } from "../hub-process/hub-files.ts";
import { findLeft } from "../hub-process/left-agents.ts";
import { NoHubError } from "../hub-process/no-hub-error.ts";
import { version } from "../hub-process/version.ts";
import { type Command, readCommandLine, UsageError } from "./command-line.ts";
import { type Finding, runDoctor } from "./doctor.ts";
import { runExport } from "./export.ts";
import { forgetEverything } from "./forget.ts";
import { helpText } from "./help.ts";
import { ask, connect, findEndpoint, openEndpoint } from "./hub-endpoint.ts";
import { importFiles } from "./import.ts";
import { LastPort } from "./last-port.ts";
import { printLogs } from "./logs.ts";
import { maintain } from "./maintain.ts";
import type { RawOutput } from "./output.ts";
import { restart } from "./restart.ts";
import { serve } from "./serve.ts";
import { printAbsence, printStatus } from "./status.ts";
import { stop } from "./stop.ts";
import { withHub } from "./with-hub.ts";

/** Runs one command and returns its exit code. Failures are reported in one line, without a stack. */
export const runCommand = async (
	args: readonly string[],
	output: RawOutput,
	signal: AbortSignal,
): Promise<number> => {
	const logger = Logger.create("client", { level: "warn", sinks: [new ConsoleSink()] });
	try {
		return await dispatch(readCommandLine(args), output, logger, signal);
	} catch (error) {
		output.say(`parley: ${sayError(error)}`);
		return error instanceof UsageError ? 2 : 1;
	} finally {
		await logger.dispose();
	}
};

const dispatch = async (
	command: Command,
	output: RawOutput,
	logger: Logger,
	signal: AbortSignal,
): Promise<number> => {
	switch (command.name) {
		case "help":
			output.result(helpText(command.topic));
			return 0;
		case "version":
			output.result(version);
			return 0;
		case "serve": {
			const data = dataFolder(command);
			const tellSlow = (doing: string): void => output.say(sayWording(slowStart(doing), doing));
			const endpoint = await openEndpoint(data, logger, tellSlow);
			const hub = connect(endpoint, logger);
			const ensureHub = async (): Promise<void> => void (await openEndpoint(data, logger, tellSlow));
			const wasStopped = async () => (await readHubPhase(data))?.phase === "stopped";
			try {
				return await serve({
					command,
					hub,
					ensureHub,
					wasStopped,
					lastPort: new LastPort(hubFiles(data)),
					startedHub: endpoint.started,
					output,
					signal,
				});
			} finally {
				hub.close();
			}
		}
		case "stop":
			return stop(dataFolder(command), command.force, logger, output);
		case "restart":
			return restart(dataFolder(command), logger, output);
		case "status": {
			const data = dataFolder(command);
			const endpoint = await findEndpoint(data, logger);
			if (endpoint !== undefined) {
				const { agents } = await ask(endpoint, logger, "agent.list", {});
				return printStatus(await ask(endpoint, logger, "hub.status", {}), agents, command.json, output);
			}
			const phase = await readHubPhase(data);
			const left = phase?.phase === "starting" ? undefined : await findLeft(data);
			return printAbsence({ phase, left }, command.json, output);
		}
		case "logs":
			return printLogs(hubFiles(dataFolder(command)).log, command.lines, command.follow, output);
		case "export":
			return withHub(dataFolder(command), logger, output, (hub) => runExport(hub, command, output));
		case "import":
			return withHub(dataFolder(command), logger, output, (hub) => importFiles(hub, command.files, output));
		case "maintain":
			return withHub(dataFolder(command), logger, output, (hub) => maintain(hub, command.json, output));
		case "forget-everything":
			return withHub(dataFolder(command), logger, output, (hub) =>
				forgetEverything(hub, command.yes, output),
			);
		case "doctor": {
			const files = hubFiles(dataFolder(command));
			return runDoctor(files, await findHubForDoctor(files.data, logger), output);
		}
	}
};

const dataFolder = ({ data }: { readonly data?: string }): string =>
	data === undefined ? defaultDataFolder() : resolve(data);

const findHubForDoctor = async (data: string, logger: Logger): Promise<Finding> => {
	try {
		const endpoint = await findEndpoint(data, logger);
		if (endpoint !== undefined)
			return { ok: true, what: say("cliDoctor.running", { version: endpoint.address.version }) };
		const left = await findLeft(data);
		const what =
			left === undefined
				? say("cliDoctor.notRunning")
				: say("cliDoctor.left", { pid: String(left.pid), count: left.agents.length });
		return { ok: true, what };
	} catch (error) {
		if (!(error instanceof NoHubError)) throw error;
		return {
			ok: false,
			what: sayError(error),
			advice: say("cliDoctor.endProcess"),
		};
	}
};
