import { expect, test } from "vitest";
import type { AgentCommand } from "./agent-command.ts";
import { type LaunchPlatform, planLaunch } from "./launch.ts";
import { AgentArgumentsError, AgentNotFoundError } from "./start-errors.ts";

const windows: LaunchPlatform = {
	platform: "win32",
	systemRoot: "C:\\Windows",
	isFile: (path) => ["C:\\n\\npx.cmd", "C:\\n\\agent.exe"].includes(path),
};

const agent = (command: string, ...args: string[]): AgentCommand => ({
	name: "Test",
	command,
	args,
	env: {},
	cwd: "D:\\project",
});

const env = { Path: "C:\\n" };

test("[E1.windows] a batch file such as npx is run by the system's shell, with its arguments quoted", () => {
	expect(planLaunch(agent("npx", "-y", "a b & calc"), env, windows)).toEqual({
		file: "C:\\Windows\\System32\\cmd.exe",
		args: ["/d", "/s", "/e:on", "/v:off", "/c", '""C:\\n\\npx.cmd" "-y" "a b & calc""'],
		windowsVerbatimArguments: true,
	});
});

test("[E1.windows] a program is started itself, without a shell", () => {
	expect(planLaunch(agent("agent", "a & b"), env, windows)).toEqual({
		file: "C:\\n\\agent.exe",
		args: ["a & b"],
		windowsVerbatimArguments: false,
	});
});

test("[E1.windows] a program that is not on the agent's own PATH is not found, and arguments a batch file cannot take are refused", () => {
	expect(() => planLaunch(agent("npx"), { Path: "C:\\other" }, windows)).toThrow(AgentNotFoundError);
	expect(() => planLaunch(agent("npx", "a\nb"), env, windows)).toThrow(AgentArgumentsError);
});

test("[E1.process] elsewhere a command is unchanged", () => {
	const platform: LaunchPlatform = { ...windows, platform: "linux" };
	expect(planLaunch(agent("npx", "a b"), env, platform)).toEqual({
		file: "npx",
		args: ["a b"],
		windowsVerbatimArguments: false,
	});
});
