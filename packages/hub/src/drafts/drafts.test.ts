import { maxDraftLength } from "@parley/protocol/draft/limits";
import { expect, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";

const stamp = (writer: string, step: number, base: number) => ({ writer, step, base });
const text = (words: string) => [{ type: "text" as const, text: words }];

const draftsHeard = (client: TestClient) =>
	client.received.flatMap((event) => (event.topic === "draft" ? event.payload.draft : []));

test("[E10.restart][E10.marker] a draft reaches the other views, the list, and the next hub", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const other = fixture.client("browser");
	await other.open(sessionId);
	const stranger = fixture.client("browser");
	expect(await client.ask("draft.get", { sessionId })).toMatchObject({ draft: { revision: 0, text: "" } });
	const answer = await client.ask("draft.put", { sessionId, text: "half", stamp: stamp("a", 1, 0) });
	expect(answer).toMatchObject({ status: "kept", draft: { revision: 1, writer: "a", text: "half" } });
	expect(draftsHeard(other)).toEqual([answer.draft]);
	expect(draftsHeard(stranger)).toEqual([]);
	await stranger.untilState(0, (summary) => summary.hasDraft === true);
	await fixture.abandon();
	await fixture.start();
	const again = fixture.client();
	expect(await again.ask("draft.get", { sessionId })).toEqual({ draft: answer.draft });
	expect((await again.ask("session.list", {})).sessions).toMatchObject([{ sessionId, hasDraft: true }]);
});

test("[E10.conflict] when two views write concurrently, the first keeps the draft, and the other's text is offered to both", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("draft.put", { sessionId, text: "mine", stamp: stamp("a", 1, 0) });
	const { status, draft } = await client.ask("draft.put", {
		sessionId,
		text: "yours",
		stamp: stamp("b", 1, 0),
	});
	expect(status).toBe("setAside");
	expect(draft).toMatchObject({ text: "mine", setAside: [{ writer: "b", text: "yours" }] });
	const asideId = draft.setAside[0]?.asideId ?? "";
	const used = await client.ask("draft.use", { sessionId, asideId });
	expect(used.draft).toMatchObject({ text: "yours", setAside: [{ writer: "a", text: "mine" }] });
	await expect(client.ask("draft.use", { sessionId, asideId })).rejects.toMatchObject({ code: "conflict" });
	const left = used.draft.setAside[0]?.asideId ?? "";
	expect(await client.ask("draft.discard", { sessionId, asideId: left })).toMatchObject({
		draft: { text: "yours", setAside: [] },
	});
});

test("[E10.cleared] sending clears the draft everywhere, and an overtaken put does not restore it", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const { draft } = await client.ask("draft.put", { sessionId, text: "/echo", stamp: stamp("a", 1, 0) });
	const send = {
		sessionId,
		messageId: "m",
		content: text("/echo all"),
		draft: stamp("a", 3, draft.revision),
	};
	await client.ask("prompt.send", send);
	expect(draftsHeard(client).at(-1)).toMatchObject({ text: "", revision: 2 });
	const late = await client.ask("draft.put", { sessionId, text: "/echo all", stamp: stamp("a", 2, 1) });
	expect(late).toMatchObject({ status: "late", draft: { text: "" } });
	await client.ask("draft.put", { sessionId, text: "next", stamp: stamp("a", 4, 1) });
	expect(await client.ask("prompt.send", send)).toMatchObject({ status: "duplicate" });
	expect(await client.ask("draft.get", { sessionId })).toMatchObject({ draft: { text: "next" } });
});

test("[E10.cleared] a prompt resent after a crash clears its draft, but not later text", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const send = { sessionId, messageId: "m", content: text("/echo"), draft: stamp("a", 2, 0) };
	const { draft: _, ...bare } = send;
	await client.ask("draft.put", { sessionId, text: "/echo", stamp: stamp("a", 1, 0) });
	await client.ask("prompt.send", bare);
	await fixture.abandon();
	await fixture.start();
	const again = fixture.client();
	await again.ask("prompt.send", send);
	expect(await again.ask("draft.get", { sessionId })).toMatchObject({ draft: { text: "" } });
	await again.ask("draft.put", { sessionId, text: "next", stamp: stamp("a", 3, 0) });
	await fixture.abandon();
	await fixture.start();
	await fixture.client().ask("prompt.send", send);
	expect(await fixture.client().ask("draft.get", { sessionId })).toMatchObject({ draft: { text: "next" } });
});

test("[E10.bounded] a draft that is too long is refused with advice, and the stored one stays", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const whole = "x".repeat(maxDraftLength);
	await client.ask("draft.put", { sessionId, text: whole, stamp: stamp("a", 1, 0) });
	await expect(
		client.ask("draft.put", { sessionId, text: `${whole}x`, stamp: stamp("a", 2, 1) }),
	).rejects.toMatchObject({ code: "limit_exceeded", message: expect.stringContaining("Shorten it") });
	expect((await client.ask("draft.get", { sessionId })).draft.text).toBe(whole);
});

test("[A13.others] a draft is deleted with its session, and a late put does not restore it", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("draft.put", { sessionId, text: "half", stamp: stamp("a", 1, 0) });
	const [deleted, put] = await Promise.allSettled([
		client.ask("session.delete", { sessionId }),
		client.ask("draft.put", { sessionId, text: "more", stamp: stamp("a", 2, 1) }),
	]);
	expect([deleted.status, put.status]).toEqual(["fulfilled", "rejected"]);
	await expect(client.ask("draft.get", { sessionId })).rejects.toMatchObject({ code: "not_found" });
	await fixture.stop();
	await fixture.start();
	expect(await fixture.client().ask("session.list", {})).toEqual({ sessions: [], more: false });
});

test("[A12.reuse] a chat with a draft is not reused as a new one", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	expect(await client.ask("session.create", { folder: fixture.folder })).toEqual({ sessionId });
	await client.ask("draft.put", { sessionId, text: "half", stamp: stamp("a", 1, 0) });
	expect(await client.ask("session.create", { folder: fixture.folder })).not.toEqual({ sessionId });
});
