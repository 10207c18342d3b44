import { win32 } from "node:path";
import type { AgentCommand } from "./agent-command.ts";
import { thisMachine } from "./find-program.ts";
import { AgentArgumentsError, AgentNotFoundError } from "./start-errors.ts";
import { BatchLineError, batchArguments, batchLine } from "./windows/batch-line.ts";
import { findProgram } from "./windows/find-program.ts";

/** The arguments of `spawn` that start an agent. */
export type Launch = {
	readonly file: string;
	readonly args: readonly string[];
	/** The arguments are quoted already. */
	readonly windowsVerbatimArguments: boolean;
};

/** The facts about the machine that a start depends on. */
export type LaunchPlatform = {
	readonly platform: NodeJS.Platform;
	/** The Windows folder. Not taken from the agent's environment: the shell that runs its script must be the system's. */
	readonly systemRoot: string;
	readonly isFile: (path: string) => boolean;
};

export const thisPlatform: LaunchPlatform = {
	platform: process.platform,
	systemRoot: process.env["SystemRoot"] ?? "C:\\Windows",
	isFile: thisMachine.isProgram,
};

/**
 * How an agent is started. Elsewhere the system finds a program and takes arguments unchanged; Windows finds only .exe files, and needs a
 * shell for batch files such as npx. Throws an AgentStartError if the agent cannot be started at all.
 */
export const planLaunch = (
	command: AgentCommand,
	env: Readonly<Record<string, string>>,
	{ platform, systemRoot, isFile }: LaunchPlatform = thisPlatform,
): Launch => {
	const { args } = command;
	if (platform !== "win32") return { file: command.command, args, windowsVerbatimArguments: false };
	const file = findProgram({ command: command.command, cwd: command.cwd, env, isFile });
	if (file === undefined) throw new AgentNotFoundError(command);
	if (!/\.(?:bat|cmd)$/i.test(file)) return { file, args, windowsVerbatimArguments: false };
	try {
		return {
			file: win32.join(systemRoot, "System32", "cmd.exe"),
			args: batchArguments(batchLine(file, args)),
			windowsVerbatimArguments: true,
		};
	} catch (error) {
		if (error instanceof BatchLineError) throw new AgentArgumentsError(command, error);
		throw error;
	}
};
