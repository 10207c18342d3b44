import { agentEnvironment } from "@parley/process/agent-environment";
import { findProgram } from "@parley/process/find-program";

/** The file that an agent's command would run in a shell's environment, with the agent's own variables. */
export const findAgentProgram = (
	command: string,
	inherited: NodeJS.ProcessEnv,
	own: Readonly<Record<string, string>>,
): string | undefined => findProgram({ command, cwd: process.cwd(), env: agentEnvironment(inherited, own) });
