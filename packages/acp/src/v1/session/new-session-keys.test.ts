import { expect, test } from "vitest";
import { fakeConnection, recorded } from "../../testing/fake-connection.ts";
import { RecordedSession } from "../../testing/harness.ts";

const refusal = { error: { code: -32000, message: "Authentication required" } };

test("[D7.reattach] once a session was refused, no other hub waits for that answer", async () => {
	const { agent, connection } = await fakeConnection();
	const opening = connection.newSession(recorded("s", new RecordedSession()));
	const { key } = await agent.told(({ method }) => method === "session/new");
	await agent.answer("session/new", refusal);
	await expect(opening).rejects.toThrow("Authentication required");
	expect(agent.forgotten).toEqual([key]);
});

test("[D7.reattach] the request for a session that was given up is forgotten when its answer comes", async () => {
	const { agent, connection } = await fakeConnection({ newSessionTimeoutMs: 1 });
	const given = connection.newSession(recorded("s", new RecordedSession()));
	const { key } = await agent.told(({ method }) => method === "session/new");
	await expect(given).rejects.toThrow("did not open a session");
	expect(agent.forgotten).toEqual([]);
	await agent.answer("session/new", refusal);
	await agent.heard();
	expect(agent.forgotten).toEqual([key]);
});

test("[D7.reattach] the request for a session is forgotten once its answer is saved", async () => {
	const { agent, connection } = await fakeConnection();
	const saved = Promise.withResolvers<void>();
	const opening = connection.newSession(recorded("s", new RecordedSession(), () => saved.promise));
	const { key } = await agent.told(({ method }) => method === "session/new");
	await agent.answer("session/new", { result: { sessionId: "a" } });
	await opening;
	expect(agent.forgotten).toEqual([]);
	saved.resolve();
	await agent.heard();
	expect(agent.forgotten).toEqual([key]);
});

test("[D7.restart] a session that is being opened does not keep a hub that leaves from ending", async () => {
	const { agent, connection } = await fakeConnection();
	const timers = () => process.getActiveResourcesInfo().filter((each) => each === "Timeout").length;
	const before = timers();
	void connection.newSession(recorded("s", new RecordedSession())).catch(() => undefined);
	expect(timers()).toBe(before);
	agent.exit();
});
