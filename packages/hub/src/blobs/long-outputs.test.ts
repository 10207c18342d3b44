import { maxBlobChunk } from "@parley/protocol/blob/limits";
import { asLongText } from "@parley/protocol/message/long-text";
import type { SessionState } from "@parley/transcript/session-state";
import { describe, expect, test } from "vitest";
import { blobFiles } from "../testing/attaching.ts";
import { HubFixture } from "../testing/hub-fixture.ts";

const toolsOf = (state: SessionState) =>
	state.turns.flatMap(({ items }) => items.flatMap((item) => (item.type === "tool" ? [item.call] : [])));

describe("long outputs", () => {
	test("[C11.truncated][C11.stored] are in the log as a beginning and an end, and can be read in full", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const state = await client.chat(sessionId, "/output 300");
		const [content] = toolsOf(state)[0]?.content ?? [];
		const long = content?.type === "content" ? asLongText(content.content) : undefined;
		expect(long).toMatchObject({ length: 300 * 1024, size: 300 * 1024 });
		const blob = long?.blob ?? "";
		const first = await client.ask("blob.read", { blob, offset: 0, length: maxBlobChunk });
		expect(Buffer.from(first.data, "base64").toString()).toMatch(/^0000000 0000001 /);
		expect(JSON.stringify(client.received).length).toBeLessThan(100_000);
		await fixture.stop();
		await fixture.start();
		const again = fixture.client();
		expect(toolsOf(await again.open(sessionId))).toEqual(toolsOf(state));
		await fixture.hub.collectGarbage(0);
		expect(await again.ask("blob.read", { blob, offset: 300 * 1024 - 8, length: 99 })).toMatchObject({
			size: 300 * 1024,
		});
		await again.ask("session.delete", { sessionId });
		await fixture.hub.collectGarbage(0);
		expect(await blobFiles(fixture)).toEqual([blob]);
		await again.ask("session.purge", { sessionId });
		await fixture.hub.collectGarbage(0);
		expect(await blobFiles(fixture)).toEqual([]);
	});

	test("[C5.order] keep their order among other events", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const state = await client.chat(sessionId, "/picture");
		expect(state.turns[0]?.items.map(({ type }) => type)).toEqual(["tool", "content", "text"]);
		const shown = state.turns[0]?.items.find((item) => item.type === "content");
		expect(shown).toMatchObject({ content: { type: "image", mimeType: "image/png", size: 124 } });
	});

	test("[C11.stored] beyond the quota lose their middle and say so; the turn continues", async () => {
		await using fixture = await HubFixture.open({ blobQuota: 1000 });
		const { client, sessionId } = await fixture.session();
		const state = await client.chat(sessionId, "/output 300");
		expect(state.turns[0]?.end).toMatchObject({ outcome: "completed" });
		const [content] = toolsOf(state)[0]?.content ?? [];
		expect(content).toMatchObject({
			content: { type: "text", text: expect.stringContaining("characters were not kept") },
		});
		expect(await blobFiles(fixture)).toEqual([]);
	});
});
