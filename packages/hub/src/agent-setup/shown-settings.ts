import { secretsInArguments } from "@parley/logging/secret-values";
import type { AgentSettings, AgentVariable } from "@parley/protocol/agent/settings";
import type { AgentConfig } from "../agents/agent-config.ts";

/** How an agent is configured, for people to see: no value of a variable and no secret argument leaves the hub. */
export const shownSettings = (config: AgentConfig, builtIn: boolean): AgentSettings => {
	const { agentId, title, command, args, cwd, process, mode, model, options, startTimeout } = config;
	return {
		...{ agentId, title, builtIn, command, variables: variablesOf(config) },
		...(secretsInArguments(args).length > 0 ? {} : { args: [...args] }),
		...(cwd === undefined ? {} : { cwd }),
		...(process === undefined ? {} : { process }),
		...(mode === undefined ? {} : { mode }),
		...(model === undefined ? {} : { model }),
		...(options === undefined ? {} : { options }),
		...(startTimeout === undefined ? {} : { startTimeout }),
	};
};

const variablesOf = ({ env, secrets = {}, secrecy = {} }: AgentConfig): AgentVariable[] => [
	...Object.keys(env).map((name) => {
		const secret = secrecy[name];
		return { name, ...(secret === undefined ? {} : { secret }) };
	}),
	...Object.entries(secrets).map(([name, safe]) => ({ name, safe })),
];
