import { rm } from "node:fs/promises";
import { join } from "node:path";
import { maxAttachmentSize, maxBlobChunk } from "@parley/protocol/blob/limits";
import { describe, expect, test } from "vitest";
import { attach, blobFiles } from "../testing/attaching.ts";
import { hashOfData } from "../testing/blob-service-fixture.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import type { TestClient } from "../testing/test-client.ts";

describe("an upload", () => {
	test("[E25.blobs] can be read back in ranges, each as long as one request carries", async () => {
		await using fixture = await HubFixture.open();
		const client = fixture.client("browser");
		const data = Buffer.alloc(2 * maxBlobChunk + 7, "0123456789");
		const { blob } = await attach(client, "a", data);
		expect(blob).toBe(hashOfData(data));
		const read = (offset: number, length: number) => client.ask("blob.read", { blob, offset, length });
		const parts: Buffer[] = [];
		for (let at = 0; at < data.length; at += maxBlobChunk) {
			parts.push(Buffer.from((await read(at, 10 * maxBlobChunk)).data, "base64"));
		}
		expect(Buffer.concat(parts).equals(data)).toBe(true);
		expect(await read(data.length, 1)).toEqual({ data: "", size: data.length });
		const other = (blob: string) => expect(client.ask("blob.read", { blob, offset: 0, length: 1 })).rejects;
		await other("0".repeat(64)).toMatchObject({ code: "not_found" });
		await other("../".repeat(22).slice(0, 64)).toMatchObject({ code: "bad_request" });
	});

	test("[E25.upload] a last piece whose answer was lost is answered again, and other pieces get the offset to continue from", async () => {
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
		expect(whole).toEqual({ received: 10, blob: hashOfData(Buffer.from("0123456789")) });
		expect(await put(5, "56789")).toEqual(whole);
		await rm(join(fixture.folder, "blobs", String(whole.blob).slice(0, 2), String(whole.blob)));
		expect(await put(5, "56789")).toEqual({ received: 0 });
		expect(await put(0, "0123456789")).toEqual(whole);
	});

	test("[E25.limits] that does not fit is refused before anything is written", async () => {
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

	test("[E25.limits] unfinished uploads are limited and removed with their client; another client's stay", async () => {
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

	test("[E25.limits] a stalled upload gives way to another, and its client starts over", async () => {
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

	test("[E25.limits] beyond the quota is refused with advice, and unneeded data is collected first", async () => {
		await using fixture = await HubFixture.open({ blobQuota: 1000 });
		const client = fixture.client();
		await attach(client, "a", Buffer.alloc(600, "a"));
		await expect(attach(client, "b", Buffer.alloc(600, "b"))).rejects.toMatchObject({
			code: "limit_exceeded",
			message: expect.stringContaining("Delete chats that you no longer need"),
		});
		await attach(client, "c", Buffer.alloc(300, "c"));
		await fixture.hub.collectGarbage(0);
		await attach(client, "b", Buffer.alloc(600, "b"));
	});
});
