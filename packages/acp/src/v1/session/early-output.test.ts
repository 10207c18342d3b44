import { expect, test } from "vitest";
import { fakeConnection, fakeSession, recorded } from "../../testing/fake-connection.ts";
import { RecordedSession } from "../../testing/harness.ts";

const long = "x".repeat(50_000);

test("[D1.early][C5.pressure] megabytes that an agent says before its session has a name arrive whole", async () => {
	const { agent, connection } = await fakeConnection();
	const record = new RecordedSession();
	const opening = connection.newSession(recorded("s", record));
	for (let each = 0; each < 40; each++) agent.sayText("agent-s", long);
	await agent.answer("session/new", { result: { sessionId: "agent-s" } });
	await opening;
	expect(record.answer()).toHaveLength(40 * long.length);
});

test("[D1.early][C5.pressure] what another session says while a session is opened holds nothing up", async () => {
	const fake = await fakeConnection();
	const { agent, connection } = fake;
	const one = await fakeSession(fake, "one", async () => undefined);
	const two = new RecordedSession();
	const opening = connection.newSession(recorded("two", two, async () => undefined));
	await agent.told(({ key }) => key?.startsWith("new/two/") === true);
	const acknowledged = agent.position;
	agent.sayText("agent-two", "early");
	for (let each = 0; each < 60; each++) agent.sayText("agent-one", long);
	await one.record.said(long.repeat(60));
	expect(agent.acknowledged.at(-1)?.position).toBe(acknowledged);
	await agent.answer("session/new", { result: { sessionId: "agent-two" } });
	await opening;
	expect(two.answer()).toBe("early");
	await agent.heard();
});

test("[D1.early][D7.position] early messages are not acknowledged before all sessions that were opened meanwhile are saved", async () => {
	const { agent, connection } = await fakeConnection();
	const saved = Promise.withResolvers<void>();
	const one = connection.newSession(recorded("one", new RecordedSession(), () => saved.promise));
	const two = connection.newSession(recorded("two", new RecordedSession(), async () => undefined));
	const acknowledged = agent.acknowledged.length;
	const early = agent.sayText("agent-one", "early");
	await agent.answer("session/new", { result: { sessionId: "agent-one" } });
	await one;
	await agent.answer("session/new", { result: { sessionId: "agent-two" } });
	await two;
	await new Promise(setImmediate);
	expect(agent.acknowledged.slice(acknowledged).filter(({ position }) => position >= early)).toEqual([]);
	saved.resolve();
	await agent.heard();
});

test("[D1.early][E1.bounded] early messages are bounded in size", async () => {
	const { agent, connection } = await fakeConnection();
	const record = new RecordedSession();
	const opening = connection.newSession(recorded("s", record));
	for (let each = 0; each < 20; each++) agent.sayText("agent-s", "x".repeat(1024 * 1024));
	await agent.answer("session/new", { result: { sessionId: "agent-s" } });
	await opening;
	expect(record.answer().length).toBeGreaterThan(10 * 1024 * 1024);
	expect(record.answer().length).toBeLessThan(17 * 1024 * 1024);
	expect(connection.violations.count("too_many_early_updates")).toBeGreaterThan(0);
});
