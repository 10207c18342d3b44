import { homedir } from "node:os";
import { agentEnvironment } from "@parley/process/agent-environment";
import { findProgram } from "@parley/process/find-program";
import { detectAgents } from "./catalogue/detect-agents.ts";
import { knownAgents } from "./catalogue/known-agents.ts";
import { nodeVersionOf } from "./catalogue/node-version.ts";

/** The file that an agent's command would run in a shell's environment, with the agent's own variables. */
export const findAgentProgram = (
	command: string,
	inherited: NodeJS.ProcessEnv,
	own: Readonly<Record<string, string>>,
): string | undefined => findProgram({ command, cwd: process.cwd(), env: agentEnvironment(inherited, own) });

export type InstalledAgent = { readonly title: string; readonly path: string; readonly needsNode: boolean };

/** The well-known agents that are installed. Nothing is executed. */
export const installedAgents = async (
	installed: string,
	inherited: NodeJS.ProcessEnv,
): Promise<readonly InstalledAgent[]> => {
	const env = agentEnvironment(inherited, {});
	const { agents } = await detectAgents(knownAgents, { env, home: homedir(), installed, nodeVersionOf });
	return agents.flatMap(({ id, state, path }) => {
		const title = knownAgents.find((each) => each.id === id)?.title ?? id;
		return path === undefined ? [] : [{ title, path, needsNode: state === "needsNode" }];
	});
};
