import { randomUUID } from "node:crypto";
import type { EventBody } from "@parley/protocol/log/log-event";
import { expect, test } from "vitest";
import { UnserializableError } from "../store/store-errors.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { answerText } from "../testing/texts.ts";

const marker = "nested more than 64 levels deep";

test.each(["state", "commands", "plan", "badPlan", "input", "content", "meta", "unknown", "error"])(
	"[E1.bounded] a message nested 3,500 levels deep in %s is cut and marked, and every chat continues",
	async (place) => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		await client.chat(sessionId, "/echo before");
		const { sessionId: other } = await client.ask("session.create", { folder: fixture.folder });
		await client.open(other);
		const { turns } = await client.chat(sessionId, `/deep ${place} 3500`);
		expect(turns[1]?.end?.outcome).toBe(place === "error" ? "failed" : "completed");
		expect(fixture.storeFailures).toEqual([]);
		expect(answerText(await client.chat(other, "/echo elsewhere"))).toBe("elsewhere");
		expect(answerText(await client.chat(sessionId, "/echo after"))).toMatch(/after$/);
		const fresh = await fixture.client().open(sessionId);
		expect(fresh).toEqual(client.view(sessionId));
		const exported = await client.ask("session.export", { sessionId, format: "jsonl" });
		expect(exported.text.includes(marker)).toBe(place !== "plan");
	},
);

const nested = (levels: number): Record<string, unknown> => {
	let value = {};
	for (let level = 0; level < levels; level++) value = { in: value };
	return value;
};

test.each([3500, 20_000, 1_000_000])(
	"[E1.bounded] an event of %i levels that cannot be written interrupts its own turn; the hub and the other chats continue",
	async (levels) => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		await client.chat(sessionId, "/echo before");
		const { sessionId: other } = await client.ask("session.create", { folder: fixture.folder });
		await client.open(other);
		const elsewhere = client.chat(other, "/stream 20000 0 5");
		const prompt = { messageId: randomUUID(), content: [{ type: "text" as const, text: "/hang" }] };
		await client.ask("prompt.send", { sessionId, ...prompt });
		await client.until(sessionId, ({ head }) => head.running !== undefined);
		const state: EventBody = { type: "agent.state", payload: { aspect: "info", value: nested(levels) } };
		const { log } = fixture.hub.sessions.get(sessionId);
		await expect(log.append([state])).rejects.toThrow(UnserializableError);
		const { turns } = await client.until(sessionId, (view) => view.turns[1]?.end !== undefined);
		expect(turns[1]?.end).toMatchObject({
			outcome: "interrupted",
			error: { message: expect.stringContaining("cannot save") },
		});
		expect(answerText(await elsewhere)).toHaveLength(20_000);
		expect(answerText(await client.chat(sessionId, "/echo after"))).toMatch(/after$/);
		expect(await fixture.client().open(sessionId)).toEqual(client.view(sessionId));
		expect(fixture.storeFailures).toEqual([]);
	},
);
