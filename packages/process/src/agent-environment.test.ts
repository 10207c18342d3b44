import { expect, test } from "vitest";
import { agentEnvironment } from "./agent-environment.ts";

test("[E1.environment] our own variables do not reach an agent, others do", () => {
	const inherited = {
		PATH: "/bin",
		HOME: "/users/me",
		PARLEY_TOKEN: "secret",
		VSCODE_IPC_HOOK: "x",
		ELECTRON_RUN_AS_NODE: "1",
		NODE_OPTIONS: "--inspect",
		node_options: "--inspect",
		NODE_ENV: "test",
		MY_VSCODE_THING: "kept",
		GONE: undefined,
	};
	expect(agentEnvironment(inherited, {})).toEqual({
		PATH: "/bin",
		HOME: "/users/me",
		NODE_ENV: "test",
		MY_VSCODE_THING: "kept",
	});
});

test("[E1.environment] a variable configured for an agent wins, whatever its name", () => {
	expect(agentEnvironment({ A: "1", B: "1" }, { B: "2", ELECTRON_RUN_AS_NODE: "1" })).toEqual({
		A: "1",
		B: "2",
		ELECTRON_RUN_AS_NODE: "1",
	});
});

test("[E1.windows] on Windows, where Path and PATH are one, a configured variable replaces the inherited one", () => {
	const inherited = { Path: "C:\\old", HOME: "a" };
	expect(agentEnvironment(inherited, { PATH: "C:\\new" }, "win32")).toEqual({ PATH: "C:\\new", HOME: "a" });
	expect(agentEnvironment(inherited, { PATH: "/new" }, "linux")).toEqual({
		Path: "C:\\old",
		PATH: "/new",
		HOME: "a",
	});
});
