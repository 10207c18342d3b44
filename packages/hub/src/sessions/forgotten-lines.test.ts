import { expect, test } from "vitest";
import { KeptHub } from "../testing/kept-hub.ts";

test("[D7.reattach] when the end of a turn is saved, nothing of it stays at the keeper", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await client.ask("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text: "/hang" }] });
	await expect.poll(() => kept.keys(), { timeout: 15_000 }).toContain("prompt/m");
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	await expect.poll(() => kept.keys(), { timeout: 15_000 }).toEqual([]);
});

test("[D7.reattach] a hub that goes on with an agent has the keys forgotten that a killed one left", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await client.chat(sessionId, "/echo one");
	await kept.kill();
	await kept.write("\n", "prompt/former");
	await kept.start();
	expect(await kept.keys()).toEqual([]);
	const next = await kept.viewer(sessionId);
	await next.chat(sessionId, "/echo two");
	await expect.poll(() => kept.keys(), { timeout: 15_000 }).toEqual([]);
});

test("[D7.reattach] the answers of a turn are remembered until the next one is saved", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	const ask = async (messageId: string): Promise<void> => {
		const content = [{ type: "text" as const, text: "/permission edit" }];
		await client.ask("prompt.send", { sessionId, messageId, content });
		const { head } = await client.until(sessionId, ({ head }) => head.pending.length > 0);
		const requestId = head.pending[0]?.requestId ?? "";
		await client.ask("permission.answer", { sessionId, requestId, optionId: "allow_once" });
		await client.until(sessionId, ({ head: { running } }) => running === undefined);
	};
	await ask("m1");
	await expect.poll(() => kept.keys(), { timeout: 15_000 }).toEqual([expect.stringMatching(/^answer\//)]);
	await client.chat(sessionId, "/echo next");
	await expect.poll(() => kept.keys(), { timeout: 15_000 }).toEqual([]);
});
