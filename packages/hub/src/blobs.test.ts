import { createHash, randomUUID } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { maxAttachmentSize, maxAttachments, maxBlobChunk } from "@parley/protocol/blob/limits";
import type { Attachment } from "@parley/protocol/message/attachment";
import type { PromptContent } from "@parley/protocol/message/content";
import { asLongText } from "@parley/protocol/message/long-text";
import type { SessionState } from "@parley/transcript/session-state";
import { describe, expect, test } from "vitest";
import { HubFixture } from "./testing/hub-fixture.ts";
import { ManualTimers } from "./testing/manual-timers.ts";
import type { TestClient } from "./testing/test-client.ts";
import { answerText } from "./testing/texts.ts";

const hash = (data: Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** Brings data as a view does, and says how it is attached. */
const attach = async (
	client: TestClient,
	name: string,
	data: Uint8Array,
	mimeType = "",
): Promise<Attachment> => {
	const uploadId = randomUUID();
	let received = 0;
	for (;;) {
		const piece = Buffer.from(data.subarray(received, received + maxBlobChunk)).toString("base64");
		const params = { uploadId, offset: received, data: piece, size: data.byteLength };
		const answer = await client.ask("blob.put", params);
		({ received } = answer);
		if (answer.blob === undefined) continue;
		return { attachmentId: randomUUID(), name, mimeType, blob: answer.blob, size: data.byteLength };
	}
};

const send = (client: TestClient, sessionId: string, words: string, attachments: readonly Attachment[]) => {
	const content: PromptContent[] = [
		{ type: "text", text: words },
		...attachments.map((attachment) => ({ type: "attachment" as const, ...attachment })),
	];
	return client.ask("prompt.send", { sessionId, messageId: randomUUID(), content });
};

const ended = (client: TestClient, sessionId: string, turn: number) =>
	client.until(sessionId, ({ turns }) =>
		turns.some(({ number, end }) => number === turn && end !== undefined),
	);

const toolsOf = (state: SessionState) =>
	state.turns.flatMap(({ items }) => items.flatMap((item) => (item.type === "tool" ? [item.call] : [])));

const putDraft = (
	client: TestClient,
	sessionId: string,
	text: string,
	attachments: Attachment[],
	step: number,
) => client.ask("draft.put", { sessionId, text, attachments, stamp: { writer: "w", step, base: step } });

const blobFiles = async (fixture: HubFixture): Promise<string[]> => {
	const found = await readdir(join(fixture.folder, "blobs"), { recursive: true, withFileTypes: true });
	return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe("[E25] attachments", () => {
	test("reach the agent as it takes them: a picture, a text, a link to a file", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const [picture, text, binary] = [
			Buffer.from([0x89, 0x50, 1, 2, 3]),
			Buffer.from("größer\n"),
			Buffer.from([0, 255, 1, 254]),
		];
		await send(client, sessionId, "/attached", [
			await attach(client, "shot.png", picture, "image/png"),
			await attach(client, "my notes.rs", text),
			await attach(client, "../../a:b.bin", binary, "application/octet-stream"),
			await attach(client, "drawing.svg", text, "image/svg+xml"),
		]);
		const state = await ended(client, sessionId, 1);
		expect(answerText(state).split("\n")).toEqual([
			`image image/png: 5 bytes, ${hash(picture)}`,
			`text my notes.rs: 9 bytes, ${hash(text)}`,
			`link .._.._a_b.bin: 4 bytes, ${hash(binary)}`,
			`link drawing.svg: 9 bytes, ${hash(text)}`,
		]);
		expect(state.turns[0]?.prompt?.content[3]).toMatchObject({ type: "attachment", name: "../../a:b.bin" });
	});

	test("survive the hub in the queue, and go with their session", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		await send(client, sessionId, "/hang", []);
		const attachment = await attach(client, "a.bin", Buffer.from([0, 1, 2]));
		await send(client, sessionId, "/attached", [attachment]);
		await client.until(sessionId, ({ head }) => head.running !== undefined);
		await fixture.abandon();
		await fixture.start();
		const again = fixture.client();
		await again.open(sessionId);
		await again.ask("prompt.resume", { sessionId });
		const state = await ended(again, sessionId, 2);
		expect(answerText(state)).toBe(`link a.bin: 3 bytes, ${attachment.blob}`);
		expect(await readdir(join(fixture.folder, "files"))).toHaveLength(1);
		await again.ask("session.delete", { sessionId });
		expect(await readdir(join(fixture.folder, "files"))).toEqual([]);
	});

	test("that cannot be used are refused with the reason, and nothing is sent", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const good = await attach(client, "good.txt", Buffer.from("good"));
		const gone = await attach(client, "gone.txt", Buffer.from("gone"));
		await rm(join(fixture.folder, "blobs", gone.blob.slice(0, 2), gone.blob));
		const unknown = { ...good, attachmentId: "u", name: "unknown.txt", blob: "0".repeat(64) };
		const refused = (attachments: Attachment[]) => expect(send(client, sessionId, "x", attachments)).rejects;
		await refused([good, unknown, gone]).toMatchObject({
			code: "not_found",
			message: expect.stringContaining("unknown.txt, gone.txt"),
			details: { attachmentIds: ["u", gone.attachmentId] },
		});
		await refused([{ ...good, size: 5 }]).toMatchObject({ code: "bad_request" });
		await refused([{ ...good, size: maxAttachmentSize + 1 }]).toMatchObject({ code: "limit_exceeded" });
		await refused(Array.from({ length: maxAttachments + 1 }, () => good)).toMatchObject({
			code: "limit_exceeded",
			message: expect.stringContaining("20 files"),
		});
		expect(client.view(sessionId).head).toMatchObject({ lastTurn: 0, queue: [] });
		await send(client, sessionId, "/hang", []);
		await send(client, sessionId, "queued", []);
		const { messageId = "" } = client.view(sessionId).head.queue.at(-1) ?? {};
		const content = [{ type: "attachment" as const, ...unknown }];
		await expect(client.ask("prompt.edit", { sessionId, messageId, content })).rejects.toMatchObject({
			code: "not_found",
		});
		await client.ask("prompt.edit", { sessionId, messageId, content: [{ type: "attachment", ...good }] });
		expect(client.view(sessionId).head.queue.at(-1)?.content).toMatchObject([{ name: "good.txt" }]);
	});

	test("that were damaged after they were accepted fail their turn with the reason", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const attachment = await attach(client, "a.txt", Buffer.from("whole"));
		await writeFile(join(fixture.folder, "blobs", attachment.blob.slice(0, 2), attachment.blob), "WHOLE");
		await send(client, sessionId, "/attached", [attachment]);
		const state = await ended(client, sessionId, 1);
		expect(state.turns[0]?.end).toMatchObject({
			outcome: "failed",
			error: { message: expect.stringContaining("the data of a.txt is damaged. Attach the file again.") },
		});
		await expect(
			client.ask("blob.read", { blob: attachment.blob, offset: 0, length: 5 }),
		).rejects.toMatchObject({ code: "internal_error", message: expect.stringContaining("damaged") });
	});
});

describe("[E25] bringing data", () => {
	test("is read back in ranges, each as long as one request carries", async () => {
		await using fixture = await HubFixture.open();
		const client = fixture.client("browser");
		const data = Buffer.alloc(2 * maxBlobChunk + 7, "0123456789");
		const { blob } = await attach(client, "a", data);
		expect(blob).toBe(hash(data));
		const read = (offset: number, length: number) => client.ask("blob.read", { blob, offset, length });
		const parts: Buffer[] = [];
		for (let at = 0; at < data.length; at += maxBlobChunk) {
			parts.push(Buffer.from((await read(at, 10 * maxBlobChunk)).data, "base64"));
		}
		expect(Buffer.concat(parts).equals(data)).toBe(true);
		expect(await read(data.length, 1)).toEqual({ data: "", size: data.length });
		await expect(
			client.ask("blob.read", { blob: "../".repeat(22).slice(0, 64), offset: 0, length: 1 }),
		).rejects.toMatchObject({ code: "not_found" });
	});

	test("a last piece whose answer was lost is answered again, and other pieces say where to go on", async () => {
		await using fixture = await HubFixture.open();
		const client = fixture.client();
		const put = (offset: number, text: string) =>
			client.ask("blob.put", {
				uploadId: "u",
				offset,
				data: Buffer.from(text).toString("base64"),
				size: 10,
			});
		expect(await put(5, "56789")).toEqual({ received: 0 });
		expect(await put(0, "01234")).toEqual({ received: 5 });
		expect(await put(0, "01234")).toEqual({ received: 5 });
		const whole = await put(5, "56789");
		expect(whole).toEqual({ received: 10, blob: hash(Buffer.from("0123456789")) });
		expect(await put(5, "56789")).toEqual(whole);
		await rm(join(fixture.folder, "blobs", String(whole.blob).slice(0, 2), String(whole.blob)));
		expect(await put(5, "56789")).toEqual({ received: 0 });
		expect(await put(0, "0123456789")).toEqual(whole);
	});

	test("what does not fit is refused before anything is written", async () => {
		await using fixture = await HubFixture.open();
		const client = fixture.client();
		const put = (change: object) =>
			expect(client.ask("blob.put", { uploadId: "u", offset: 0, data: "aGVsbG8=", size: 5, ...change }))
				.rejects;
		await put({ size: maxAttachmentSize + 1 }).toMatchObject({
			code: "limit_exceeded",
			message: expect.stringContaining("20 MB"),
		});
		await put({ size: 4 }).toMatchObject({ code: "bad_request" });
		await put({ offset: 1 }).toMatchObject({ code: "bad_request" });
		await put({ data: "aGVs bG8=" }).toMatchObject({ code: "bad_request" });
		await put({ data: "A".repeat(maxBlobChunk * 2), size: maxBlobChunk * 2 }).toMatchObject({
			code: "limit_exceeded",
		});
		await client.ask("blob.put", { uploadId: "half", offset: 0, data: "aGVsbG8=", size: 50 });
		await put({ uploadId: "half", size: 60 }).toMatchObject({ code: "bad_request" });
	});

	test("unfinished uploads are few, and go when their client does; another client's stay", async () => {
		const timers = new ManualTimers();
		await using fixture = await HubFixture.open({ later: timers.later });
		const [leaving, staying] = [fixture.client(), fixture.client()];
		const begin = (client: TestClient, uploadId: string) =>
			client.ask("blob.put", { uploadId, offset: 0, data: "aGVsbG8=", size: 50 });
		for (let count = 0; count < 32; count += 1) await begin(leaving, `u${count}`);
		await expect(begin(leaving, "one more")).rejects.toMatchObject({ code: "limit_exceeded" });
		await begin(staying, "u0");
		expect(await blobFiles(fixture)).toHaveLength(33);
		leaving.disconnect();
		timers.fire(30_000);
		expect(await begin(staying, "u0")).toEqual({ received: 5 });
		expect(await blobFiles(fixture)).toHaveLength(1);
		await fixture.stop();
		await fixture.start();
		expect(await blobFiles(fixture)).toEqual([]);
	});

	test("an upload that nobody feeds gives way, and its client begins anew", async () => {
		let now = 0;
		await using fixture = await HubFixture.open({ now: () => now });
		const client = fixture.client();
		const put = (uploadId: string, offset: number) =>
			client.ask("blob.put", { uploadId, offset, data: "aGVsbG8=", size: 50 });
		for (let count = 0; count < 32; count += 1) await put(`u${count}`, 0);
		now = 31_000;
		await put("u0", 5);
		await put("one more", 0);
		expect(await put("u0", 10)).toEqual({ received: 15 });
		now += 31_000;
		expect(await put("u1", 5)).toEqual({ received: 0 });
	});

	test("the quota refuses with what to do, and room that is not needed is found", async () => {
		await using fixture = await HubFixture.open({ blobQuota: 1000 });
		const client = fixture.client();
		await attach(client, "a", Buffer.alloc(600, "a"));
		await expect(attach(client, "b", Buffer.alloc(600, "b"))).rejects.toMatchObject({
			code: "limit_exceeded",
			message: expect.stringContaining("Delete chats that you do not need"),
		});
		await attach(client, "c", Buffer.alloc(300, "c"));
		await fixture.hub.collectGarbage(0);
		await attach(client, "b", Buffer.alloc(600, "b"));
	});
});

describe("[C11] long outputs", () => {
	test("are in the log as a beginning and an end, and can be read whole by those who want them", async () => {
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
		expect(await blobFiles(fixture)).toEqual([]);
	});

	test("keep the order of what is said around them", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const state = await client.chat(sessionId, "/picture");
		expect(state.turns[0]?.items.map(({ type }) => type)).toEqual(["tool", "content", "text"]);
		const shown = state.turns[0]?.items.find((item) => item.type === "content");
		expect(shown).toMatchObject({ content: { type: "image", mimeType: "image/png", size: 124 } });
	});

	test("beyond the quota lose their middle and say so; the turn goes on", async () => {
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

describe("[E10][E25] drafts with attachments", () => {
	test("come back after the hub died, keep their data, and are cleared by sending", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const attachment = await attach(client, "a.txt", Buffer.from("draft"));
		await putDraft(client, sessionId, "", [attachment], 1);
		expect((await client.ask("session.list", {})).sessions).toMatchObject([{ hasDraft: true }]);
		await fixture.abandon();
		await fixture.start();
		const again = fixture.client();
		await again.open(sessionId);
		const { draft } = await again.ask("draft.get", { sessionId });
		expect(draft).toMatchObject({ text: "", attachments: [attachment] });
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 0, bytes: 0 });
		await again.ask("prompt.send", {
			sessionId,
			messageId: "m",
			content: [
				{ type: "text", text: "/attached" },
				{ type: "attachment", ...attachment },
			],
			draft: { writer: "w", step: 2, base: draft.revision },
		});
		expect((await again.ask("draft.get", { sessionId })).draft).not.toHaveProperty("attachments");
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 0, bytes: 0 });
		expect(answerText(await ended(again, sessionId, 1))).toContain(attachment.blob);
	});

	test("whose attachments are taken away let the data go; those set aside keep theirs", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		const [mine, yours] = [
			await attach(client, "mine", Buffer.from("mine")),
			await attach(client, "yours", Buffer.from("yours")),
		];
		await putDraft(client, sessionId, "", [mine], 1);
		const { status } = await client.ask("draft.put", {
			sessionId,
			text: "",
			attachments: [yours],
			stamp: { writer: "other", step: 1, base: 0 },
		});
		expect(status).toBe("setAside");
		await putDraft(client, sessionId, "words alone", [], 2);
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 1, bytes: 4 });
		const { draft } = await client.ask("draft.get", { sessionId });
		const asideId = draft.setAside[0]?.asideId ?? "";
		const used = await client.ask("draft.use", { sessionId, asideId });
		expect(used.draft).toMatchObject({ attachments: [yours], setAside: [{ text: "words alone" }] });
		expect(await fixture.hub.collectGarbage(0)).toEqual({ blobs: 0, bytes: 0 });
	});

	test("whose data is not there are refused with which, and what was kept stays", async () => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		await putDraft(client, sessionId, "words", [], 1);
		const unknown = { attachmentId: "u", name: "u", mimeType: "", blob: "0".repeat(64), size: 1 };
		await expect(putDraft(client, sessionId, "more", [unknown], 2)).rejects.toMatchObject({
			code: "not_found",
			details: { attachmentIds: ["u"] },
		});
		expect((await client.ask("draft.get", { sessionId })).draft.text).toBe("words");
		await putDraft(client, sessionId, "more", [], 2);
	});
});
