import { expect, test } from "vitest";
import { fakeConnection, fakeSession, recorded } from "../../testing/fake-connection.ts";
import { RecordedSession } from "../../testing/harness.ts";

test("[D7.restart] leaving does not wait for a session that is being opened, and acknowledges nothing of it", async () => {
	const fake = await fakeConnection();
	const { agent, connection } = fake;
	const other = await fakeSession(fake, "other", async () => undefined);
	await agent.heard();
	void connection.newSession(recorded("s", new RecordedSession())).catch(() => undefined);
	await agent.told(({ key }) => key?.startsWith("new/s/") === true);
	const before = agent.sayText("agent-other", "saved");
	agent.sayText("agent-s", "early");
	agent.sayText("agent-other", " and more");
	await other.record.said("and more");
	await connection.leave();
	expect(agent.acknowledged.at(-1)?.position).toBeLessThanOrEqual(before);
});

test("[D7.restart] leaving waits until everything read is saved and acknowledged", async () => {
	const fake = await fakeConnection();
	let saved = Promise.withResolvers<void>();
	const { record } = await fakeSession(fake, "s", () => saved.promise);
	saved.resolve();
	await fake.agent.heard();
	saved = Promise.withResolvers();
	fake.agent.sayText("agent-s", "hello");
	await record.said("hello");
	let hasLeft = false;
	const left = fake.connection.leave().then(() => {
		hasLeft = true;
	});
	await new Promise(setImmediate);
	expect(hasLeft).toBe(false);
	saved.resolve();
	await left;
	expect(fake.agent.acknowledged.at(-1)?.position).toBe(fake.agent.position);
});

test("[D7.restart][D7.keeper] after leaving, nothing is read, and an agent that ends is left to the next hub with its last words", async () => {
	const fake = await fakeConnection();
	const { agent, connection } = fake;
	const saved = Promise.withResolvers<void>();
	const { record } = await fakeSession(fake, "s", async () => undefined);
	await agent.heard();
	const slow = await fakeSession(fake, "slow", () => saved.promise);
	for (let each = 0; each < 40; each++) agent.sayText("agent-slow", "x".repeat(50_000));
	await slow.record.said("x".repeat(1024 * 1024));
	const left = connection.leave();
	saved.resolve();
	await left;
	await new Promise(setImmediate);
	expect(agent.stdout.isPaused()).toBe(true);
	agent.sayText("agent-s", "last words");
	agent.exit();
	await connection.exited;
	await new Promise(setImmediate);
	expect(agent.released).toBe(false);
	expect(record.types()).toEqual(["agent.attached"]);
	expect(agent.stdout.readableLength).toBeGreaterThan(0);
});
