import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { maxAttachmentSize, maxAttachments } from "@parley/protocol/blob/limits";
import type { Attachment } from "@parley/protocol/message/attachment";
import { describe, expect, test } from "vitest";
import { attach, ended, send } from "../testing/attaching.ts";
import { hashOfData } from "../testing/blob-service-fixture.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { answerText } from "../testing/texts.ts";

describe("attachments", () => {
	test("[E25.delivered][E25.ids] reach the agent in a form it accepts: a picture, a text, a link to a file", async () => {
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
			`image image/png: 5 bytes, ${hashOfData(picture)}`,
			`text my notes.rs: 9 bytes, ${hashOfData(text)}`,
			`link .._.._a_b.bin: 4 bytes, ${hashOfData(binary)}`,
			`link drawing.svg: 9 bytes, ${hashOfData(text)}`,
		]);
		expect(state.turns[0]?.prompt?.content[3]).toMatchObject({ type: "attachment", name: "../../a:b.bin" });
	});

	test("[E25.kept] in the queue survive a restart of the hub, and are removed with their session", async () => {
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
		await again.ask("session.purge", { sessionId });
		expect(await readdir(join(fixture.folder, "files"))).toEqual([]);
	});

	test("[E25.limits] that are unusable are refused with the reason, and nothing is sent", async () => {
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

	test("[E25.verified] damaged after acceptance fail their turn with the reason", async () => {
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
