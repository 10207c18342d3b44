import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ElizaProcess, mainFile } from "../testing/eliza-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const run = promisify(execFile);
const create = { cwd: "/", mcpServers: [] };
const reason = "The couch is reserved for patients who are logged in.";
const refused = { code: -32000, data: { reason } };

test("[E13.login] every kind of login is offered, a terminal's only to clients that have them", async () => {
	const args = ["--login", "all"];
	await using eliza = await ElizaProcess.start({ args, capabilities: { auth: { terminal: true } } });
	const stdout = eliza.tapStdout();
	await eliza.agent.request("initialize", {
		protocolVersion: 1,
		clientCapabilities: { auth: { terminal: true } },
	});
	expect(JSON.parse(stdout())).toMatchObject({
		result: {
			agentCapabilities: { auth: { logout: {}, status: {} } },
			authMethods: [
				{ id: "agent" },
				{ id: "env", type: "env_var", vars: [{ name: "ELIZA_API_KEY", secret: true }, { optional: true }] },
				{ id: "terminal", type: "terminal", args: ["--log-in"] },
				{ id: "terminal-meta", _meta: { "terminal-auth": { command: process.execPath } } },
			],
		},
	});
	await using poor = await ElizaProcess.start({ args });
	expect(poor.introduction.authMethods?.map(({ id }) => id)).toEqual(["agent", "env", "terminal-meta"]);
});

test("[E13.login] nothing opens before the login, which she tells, and nothing works after the logout", async () => {
	const states: unknown[] = [];
	await using eliza = await ElizaProcess.start({
		args: ["--login", "agent"],
		serve: (app) =>
			app.onNotification(
				"auth/status_update",
				(params) => params,
				({ params }) => {
					states.push(params);
				},
			),
	});
	await expect(eliza.agent.request("session/new", create)).rejects.toMatchObject(refused);
	expect(await eliza.agent.request<unknown, unknown>("auth/status", {})).toEqual({
		state: "unauthenticated",
	});
	const wrong = eliza.agent.request("authenticate", { methodId: "magic" });
	await expect(wrong).rejects.toMatchObject({ code: -32602 });
	await eliza.agent.request("authenticate", { methodId: "agent" });
	const session = await eliza.newSession();
	expect((await eliza.prompt(session, "/echo in")).text).toBe("in");
	await eliza.agent.request("logout", {});
	await expect(eliza.prompt(session, "/echo out")).rejects.toMatchObject(refused);
	expect(states).toMatchObject([{ state: "authenticated", accounts: [{}] }, { state: "unauthenticated" }]);
});

test("[E13.login] /expire ends a login in the middle of a session", async () => {
	await using eliza = await ElizaProcess.start({ args: ["--login", "agent"] });
	await eliza.agent.request("authenticate", { methodId: "agent" });
	const session = await eliza.newSession();
	await eliza.prompt(session, "/expire");
	await expect(eliza.prompt(session, "Hello")).rejects.toMatchObject(refused);
	await eliza.agent.request("authenticate", { methodId: "agent" });
	expect((await eliza.prompt(session, "/echo again")).text).toBe("again");
});

test("[E13.login] a key in the environment is a login", async () => {
	const args = ["--login", "env"];
	await using without = await ElizaProcess.start({ args });
	const asked = without.agent.request("authenticate", { methodId: "env" });
	await expect(asked).rejects.toMatchObject({ data: { reason: "ELIZA_API_KEY is not set." } });
	await using eliza = await ElizaProcess.start({ args, env: { ELIZA_API_KEY: "hunter2" } });
	await eliza.agent.request("authenticate", { methodId: "env" });
	await eliza.newSession();
});

test("[E13.login] a login in a terminal holds for the running process and for the next", async () => {
	const args = ["--login", "terminal", "--state", await temporaryFolder()];
	await using eliza = await ElizaProcess.start({ args });
	await expect(eliza.agent.request("session/new", create)).rejects.toMatchObject(refused);
	const { stdout } = await run(process.execPath, [mainFile, ...args, "--log-in"]);
	expect(stdout).toBe("Logged in as patient@couch.example.\n");
	await eliza.newSession();
	await using next = await ElizaProcess.start({ args });
	await next.newSession();
	await next.agent.request("logout", {});
	await expect(eliza.agent.request("session/new", create)).rejects.toMatchObject(refused);
});

test("[E13.login] a login that cannot be kept is refused with what to do", async () => {
	const refusal = run(process.execPath, [mainFile, "--log-in"], { env: { ...process.env, ELIZA_STATE: "" } });
	await expect(refusal).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("give --state") });
});
