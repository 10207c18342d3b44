import { expect, test } from "vitest";
import { CallCancelledError, CallRefusedError } from "../../pipe/agent-call.ts";
import { fakeConnection } from "../../testing/fake-connection.ts";
import { connect, eliza, openSession, prompt } from "../../testing/harness.ts";
import { AuthRequiredError } from "../session/session-errors.ts";
import type { AgentLoginStatus } from "./login-status.ts";

const locked = (options: string) => eliza({ ELIZA_OPTIONS: options });
const never = new AbortController().signal;

test("[E3.authentication][E3.initialize] we announce terminals for logins, and an agent that wants one gets one", async () => {
	const connection = await connect(locked("--login all"));
	expect(connection.login.methods.map(({ id, kind }) => [id, kind])).toEqual([
		["agent", "agent"],
		["env", "variables"],
		["terminal", "terminal"],
		["terminal-meta", "terminal"],
	]);
	const refusal: unknown = await openSession(connection).catch((error: unknown) => error);
	expect(refusal).toBeInstanceOf(AuthRequiredError);
	expect(refusal).toMatchObject({
		need: {
			reason: expect.stringContaining("The couch is reserved"),
			methods: [{ id: "agent" }, { id: "env" }, { id: "terminal" }, { id: "terminal-meta" }],
		},
	});
	// What a method runs is nobody's business but ours.
	expect(JSON.stringify(refusal instanceof AuthRequiredError && refusal.need)).not.toContain("--log-in");
	await expect(connection.login.authenticate("magic", never)).rejects.toThrow(CallRefusedError);
	await connection.login.authenticate("agent", never);
	await openSession(connection);
});

test("[E3.logout] status and logout are offered, and the agent tells of changes unasked", async () => {
	const connection = await connect(locked("--login agent"));
	const told: AgentLoginStatus["state"][] = [];
	connection.login.onStatus(({ state }) => void told.push(state));
	expect(connection.login.offers).toEqual({ logOut: true, status: true, providers: false });
	expect(await connection.login.status()).toEqual({ state: "loggedOut", accounts: [] });
	await connection.login.authenticate("agent", never);
	expect(await connection.login.status()).toMatchObject({ state: "loggedIn", accounts: [{}] });
	await connection.login.logOut();
	await expect(openSession(connection)).rejects.toThrow(AuthRequiredError);
	expect(told).toEqual(["loggedIn", "loggedOut"]);
});

test("[E3.authentication] a prompt that is refused for want of a login says so with its end, in one message", async () => {
	const connection = await connect(locked("--login agent"));
	await connection.login.authenticate("agent", never);
	const { session, record } = await openSession(connection);
	await prompt(session, "m1", [{ type: "text", text: "/expire" }]);
	const end = await prompt(session, "m2", [{ type: "text", text: "Hello" }]);
	expect(end).toMatchObject({ outcome: "failed", error: { code: -32000 } });
	expect(record.messages.at(-1)).toMatchObject([
		{
			type: "agent.state",
			payload: { aspect: "login", value: { needed: true, methods: [{ id: "agent", kind: "agent" }] } },
		},
		{ type: "turn.ended" },
	]);
});

test("[E3.authentication] a session that cannot go on without a login is not taken for a lost one", async () => {
	const connection = await connect(locked("--login agent --sessions resume,load"));
	for (const way of ["resume", "load"] as const) {
		const reopening = connection.reopenSession({
			...{ sessionId: "s1", cwd: "/", way, agentSessionId: "a1", logged: [], committed: () => 0 },
			onEvents: () => undefined,
			permissions: { asked: () => [], withdrawn: () => [] },
		});
		await expect(reopening).rejects.toThrow(AuthRequiredError);
	}
});

test("[E3.authentication][E3.cancelRequest] a login that nobody waits for any longer is cancelled at the agent", async () => {
	const { agent, connection } = await fakeConnection();
	const given = new AbortController();
	const waiting = connection.login.authenticate("browser", given.signal);
	const { id, params } = await agent.told(({ method }) => method === "authenticate");
	expect(params).toEqual({ methodId: "browser" });
	given.abort();
	await expect(waiting).rejects.toThrow(CallCancelledError);
	expect(await agent.told(({ method }) => method === "$/cancel_request")).toMatchObject({
		params: { requestId: id },
	});
});

test("[E3.providers] the sources of an agent's models are listed, set and switched off", async () => {
	const connection = await connect(locked("--offer providers"));
	const { login } = connection;
	expect(login.offers).toEqual({ logOut: false, status: false, providers: true });
	expect(await login.status()).toEqual({ state: "unknown", accounts: [] });
	const [main, spare] = await login.providers();
	expect(main).toMatchObject({ providerId: "main", required: true, current: { apiType: "anthropic" } });
	expect(spare).toEqual({ providerId: "spare", supported: ["openai"], required: false });
	const change = { providerId: "spare", apiType: "openai", baseUrl: "https://example.org" };
	await login.setProvider({ ...change, headers: { authorization: "k" } });
	expect((await login.providers())[1]?.current).toEqual({
		apiType: "openai",
		baseUrl: "https://example.org",
	});
	await login.disableProvider("spare");
	expect((await login.providers())[1]).not.toHaveProperty("current");
	await expect(login.disableProvider("main")).rejects.toThrow("needed");
});

test("[E3.logout] an agent that only tells as whom it works is believed until it says otherwise", async () => {
	const { agent, connection } = await fakeConnection();
	const told = Promise.withResolvers<AgentLoginStatus>();
	connection.login.onStatus(told.resolve);
	expect((await connection.login.status()).state).toBe("unknown");
	agent.say({ method: "_auth/status_update", params: { authStatus: { kind: "account", label: "Pro" } } });
	await told.promise;
	expect(await connection.login.status()).toEqual({ state: "loggedIn", accounts: [{ label: "Pro" }] });
});
