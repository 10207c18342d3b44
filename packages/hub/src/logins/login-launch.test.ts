import { expect, test } from "vitest";
import { stranger } from "../testing/agents.ts";
import { loginCommand, loginLaunch } from "./login-launch.ts";

const config = {
	...stranger,
	...{ command: "agent", args: ["acp", "--api-key", "sk-planted0123456789abcd"] },
	env: { HOME: "/me", PLAIN_KEY: "planted-0123456789-abc", REGION: "north", DECLARED: "short" },
	...{ secrets: { SAFE: "work", KEY: "key" }, secrecy: { DECLARED: true } },
};

test("[E3.authentication] a terminal login is the agent's own program with the method's arguments behind its own and its variables over them", () => {
	const launch = loginLaunch(config, "/code", { args: ["login"], env: { REGION: "south", KEY: "none" } });
	expect(launch).toMatchObject({
		...{ command: "agent", args: [...config.args, "login"], cwd: "/code" },
		...{ env: { ...config.env, REGION: "south", KEY: "none" }, secrets: { SAFE: "work" } },
	});
	const named = loginLaunch({ ...config, cwd: "/srv" }, "/code", {
		command: "/bin/login",
		args: [],
		env: {},
	});
	expect(named).toMatchObject({ command: "/bin/login", args: [], cwd: "/srv" });
});

test("[E3.authentication][C8.browser] the line to copy leaves out what is secret and names it", () => {
	const launch = loginLaunch(config, "/code", { args: ["login"], env: {} });
	const { command, hidden, shell } = loginCommand(launch, "linux");
	expect(shell).toBe("posix");
	expect(command).toBe("cd /code && env HOME=/me REGION=north agent acp --api-key '…' login");
	expect(hidden).toEqual(["PLAIN_KEY", "DECLARED", "SAFE", "KEY", "--api-key"]);
	expect(loginCommand(launch, "win32").shell).toBe("powershell");
});
