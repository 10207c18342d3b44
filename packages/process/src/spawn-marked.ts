import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { toError } from "@parley/base/errors/to-error";
import type { Logger } from "@parley/logging/logger";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import type { AgentCommand } from "./agent-command.ts";
import { agentEnvironment } from "./agent-environment.ts";
import { planLaunch } from "./launch.ts";
import { spawnFailure } from "./start-errors.ts";

/** Starts a process in its own group, with a mark that all its descendants inherit. Rejects with an AgentStartError. */
export const spawnMarked = (
	command: AgentCommand,
	mark: string,
	logger: Logger,
): Promise<{ readonly child: ChildProcessWithoutNullStreams; readonly pid: number }> =>
	new Promise((resolve, reject) => {
		const fail = (error: Error): void => reject(spawnFailure(command, error));
		try {
			const env = agentEnvironment(command.inherited ?? process.env, command.env);
			const { file, args, windowsVerbatimArguments } = planLaunch(command, env);
			const child = spawn(file, args, {
				cwd: command.cwd,
				windowsVerbatimArguments,
				env: { ...env, [treeVariable]: mark },
				detached: true,
				windowsHide: true,
				stdio: ["pipe", "pipe", "pipe"],
			});
			child.once("error", fail);
			child.once("spawn", () => {
				child.off("error", fail);
				child.on("error", (error) => logger.warn("A signal did not reach the agent", { error }));
				if (child.pid !== undefined) resolve({ child, pid: child.pid });
			});
		} catch (error) {
			fail(toError(error));
		}
	});
