import type { LoginNeed } from "@parley/protocol/login/login-need";
import { readLogin } from "@parley/protocol/login/read-login";
import type { SessionState } from "@parley/transcript/session-state";
import type { AgentFile } from "../agent-setup/agent-file.ts";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza } from "./agents.ts";

/** Eliza, who wants a login. */
export const locked = (...args: string[]): AgentConfig => ({
	...eliza,
	agentId: "locked",
	title: "Locked",
	args: [...eliza.args, ...args],
});

const waiting = `
	const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
	require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
		const { id, method, params } = JSON.parse(line);
		const authMethods = [{ id: "slow", name: "Wait in a browser" }];
		if (method === "initialize") send({ id, result: { protocolVersion: 1, authMethods } });
		else if (method === "session/new") send({ id, error: { code: -32000, message: "Authentication required" } });
		else if (method === "authenticate") console.error("authenticating", id);
		else if (method === "$/cancel_request") console.error("told to cancel", params.requestId);
	});
`;

/** An agent whose login never ends by itself. */
export const patient: AgentConfig = {
	...eliza,
	agentId: "patient",
	title: "Patient",
	args: ["--eval", waiting],
};

/** A settings file in memory that keeps variables. */
export const variablesFile = (agents: readonly [AgentConfig, ...AgentConfig[]]): AgentFile => {
	let now = agents;
	return {
		...{ path: "/config.json", isBuiltIn: (id) => id === "eliza" },
		save: async () => now,
		remove: async () => now,
		setVariables: async (agentId, variables) => {
			const change = (config: AgentConfig): AgentConfig => {
				if (config.agentId !== agentId) return config;
				const texts = variables.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]));
				const safes = variables.flatMap(({ name, safe }) => (safe === undefined ? [] : [[name, safe]]));
				return {
					...config,
					env: { ...config.env, ...Object.fromEntries(texts) },
					secrets: { ...config.secrets, ...Object.fromEntries(safes) },
				};
			};
			const [first, ...rest] = now;
			now = [change(first), ...rest.map(change)];
			return now;
		},
		registry: async () => undefined,
		setRegistry: async () => undefined,
	};
};

/** What a chat's agent wants of a person, if it wants a login. */
export const neededIn = ({ head }: SessionState): LoginNeed | undefined => {
	const login = readLogin(head.aspects);
	return login.state === "needed" ? login.need : undefined;
};
