import { expect, test } from "vitest";
import { fakeConnection, fakeSession } from "../../testing/fake-connection.ts";

const mebibyte = 1024 * 1024;

test("[C5.pressure] what waits at the keeper is read no faster than it is saved", async () => {
	const fake = await fakeConnection();
	const saved = Promise.withResolvers<void>();
	const { record } = await fakeSession(fake, "s", () => saved.promise);
	for (let each = 0; each < 80; each++) fake.agent.sayText("agent-s", "x".repeat(50_000));
	await record.said("x".repeat(mebibyte));
	await new Promise(setImmediate);
	expect(record.answer().length).toBeLessThan(2 * mebibyte);
	saved.resolve();
	await record.said("x".repeat(80 * 50_000));
});
