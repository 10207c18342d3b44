import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ToolContent } from "@parley/protocol/tool/events";
import { expect, test } from "vitest";
import { namedBlobs } from "../../../blobs/named-blobs.ts";
import { blobServiceFixture, hashOfData } from "../../../testing/blob-service-fixture.ts";
import { purgeNow } from "../../../testing/purge-now.ts";
import { SampleLog } from "../../../testing/stored-events.ts";
import type { Append } from "../../log-store.ts";

const late = Number.MAX_SAFE_INTEGER;

/** A session whose second event names these, with the data of some. */
const naming = (sessionId: string, named: readonly string[], brought: readonly string[] = []): Append => {
	const log = new SampleLog(sessionId).add({ type: "agent.update", payload: { update: "x", data: {} } });
	return {
		...log.append(),
		newBlobs: brought.map((data) => ({ blob: hashOfData(data), data: Buffer.from(data) })),
		namedBlobs: named.map((blob) => ({ index: 2, blob })),
	};
};

const commit = (it: Awaited<ReturnType<typeof blobServiceFixture>>, append: Append): void => {
	it.service.appending([append]);
	it.database.commit([append]);
};

test("[E25.blobs] data stored with an event is read back by ranges, and counts once however often it is stored", async () => {
	await using it = await blobServiceFixture();
	const blob = hashOfData("a long text");
	commit(it, naming("s", [blob], ["a long text"]));
	commit(it, naming("t", [blob], ["a long text"]));
	expect(it.service.usage()).toEqual({ blobs: 1, bytes: 11 });
	const range = await it.service.read(blob, 2, 4);
	expect(range.state === "whole" && Buffer.from(range.data).toString()).toBe("long");
});

test("[E25.collected] unreferenced blobs are collected; a shared one stays until both sessions are deleted", async () => {
	await using it = await blobServiceFixture();
	const shared = await it.upload("shared");
	const own = await it.upload("own");
	const loose = await it.upload("loose");
	commit(it, naming("s", [shared, own]));
	commit(it, naming("t", [shared]));
	it.setNow(late);
	expect(await it.service.collect()).toEqual({ blobs: 1, bytes: 5 });
	expect(await it.files()).toEqual([shared, own].sort());
	purgeNow(it.database, "s");
	expect(await it.service.collect()).toEqual({ blobs: 1, bytes: 3 });
	expect(await it.files()).toEqual([shared]);
	purgeNow(it.database, "t");
	expect(await it.service.collect()).toEqual({ blobs: 1, bytes: 6 });
	expect(await it.files()).toEqual([]);
	expect(await it.service.read(loose, 0, 9)).toEqual({ state: "missing" });
	expect(await it.service.collect()).toEqual({ blobs: 0, bytes: 0 });
});

test("[E25.collected] recently uploaded or used blobs are not collected, referenced or not", async () => {
	await using it = await blobServiceFixture();
	const blob = await it.upload("just here");
	const hour = 60 * 60_000;
	it.setNow(Date.now() + hour - 60_000);
	expect(await it.service.collect()).toEqual({ blobs: 0, bytes: 0 });
	it.raw(`UPDATE blobs SET used_at = 0`);
	expect(it.service.hold([{ blob, size: 9 }])).toEqual(["whole"]);
	expect(await it.service.collect()).toEqual({ blobs: 0, bytes: 0 });
	commit(it, naming("s", [blob]));
	it.setNow(late);
	expect(await it.service.collect()).toEqual({ blobs: 0, bytes: 0 });
	expect(await it.service.read(blob, 0, 9)).toMatchObject({ state: "whole" });
});

test("[E25.collected] a collection concurrent with uploads and references never leaves a dangling reference", async () => {
	await using it = await blobServiceFixture();
	it.setNow(late);
	for (let round = 0; round < 20; round += 1) {
		const data = `round ${round % 3}`;
		const collecting = it.service.collect(0);
		const bringing = it.upload(data);
		const another = it.service.collect(0);
		const blob = await bringing;
		commit(it, naming(`s${round}`, [blob], [data]));
		await Promise.all([collecting, another, it.service.collect(0)]);
		expect(await it.service.read(blob, 0, 99)).toMatchObject({ state: "whole" });
	}
	const references = it.raw("SELECT DISTINCT blob FROM blob_references ORDER BY blob");
	expect(references).toEqual((await it.files()).map((blob) => ({ blob })));
});

test("[E25.verified] each checked blob is intact, missing, of another size, or damaged", async () => {
	await using it = await blobServiceFixture();
	const [whole, gone] = [await it.upload("whole"), await it.upload("gone!")];
	await rm(it.pathOf(gone));
	expect(
		it.service.hold([
			{ blob: whole, size: 5 },
			{ blob: whole, size: 6 },
			{ blob: gone, size: 5 },
			{ blob: "0".repeat(64), size: 5 },
			{ blob: "../x", size: 5 },
		]),
	).toEqual(["whole", "different", "damaged", "missing", "missing"]);
});

test("[E25.verified] a new upload repairs damaged data", async () => {
	await using it = await blobServiceFixture();
	const blob = await it.upload("precious");
	await writeFile(it.pathOf(blob), "Xrecious");
	expect(await it.service.read(blob, 0, 9)).toEqual({ state: "damaged" });
	expect(await it.upload("precious")).toBe(blob);
	expect(await it.service.read(blob, 0, 9)).toMatchObject({ state: "whole" });
	await rm(it.pathOf(blob));
	commit(it, naming("s", [blob], ["precious"]));
	expect(await it.service.read(blob, 0, 9)).toMatchObject({ state: "whole" });
});

test("[E25.blobs] two uploads of the same data at once are one blob", async () => {
	await using it = await blobServiceFixture();
	const data = Buffer.from("the same");
	const take = (upload: string, offset: number, end: number) =>
		it.service.takePiece({ upload, size: data.length, offset, data: data.subarray(offset, end) });
	await Promise.all([take("a", 0, 4), take("b", 0, 4)]);
	const answers = await Promise.all([take("a", 4, 8), take("b", 4, 8)]);
	expect(answers.map(({ blob }) => blob)).toEqual([hashOfData(data), hashOfData(data)]);
	expect(it.service.usage()).toEqual({ blobs: 1, bytes: 8 });
	expect(await it.files()).toEqual([hashOfData(data)]);
});

test("[E25.limits] usage is computed once, and stays correct after additions, removals and rollbacks", async () => {
	await using it = await blobServiceFixture();
	const counted = () => it.raw("SELECT count(*) AS blobs, coalesce(sum(size), 0) AS bytes FROM blobs")[0];
	const [one, two] = [await it.upload("one"), await it.upload("number two")];
	expect(it.service.usage()).toEqual({ blobs: 2, bytes: 13 });
	expect(await it.upload("one")).toBe(one);
	commit(it, naming("s", [one, hashOfData("three")], ["three"]));
	expect(it.service.usage()).toEqual({ blobs: 3, bytes: 18 });
	// The second does not follow the first, so neither is committed.
	const [good, bad] = [naming("t", [hashOfData("four")], ["four"]), naming("t", [two])];
	expect(() => it.database.commit([good, bad])).toThrow();
	expect(it.service.usage()).toEqual({ blobs: 3, bytes: 18 });
	it.setNow(late);
	await it.service.collect();
	expect(it.service.usage()).toEqual({ blobs: 2, bytes: 8 });
	expect(it.service.usage()).toEqual(counted());
	it.raw(`INSERT INTO blobs VALUES ('${"a".repeat(64)}', 100, 0, 0) RETURNING 1`);
	expect(it.service.usage()).toEqual({ blobs: 2, bytes: 8 });
	it.database.clear();
	expect(it.service.usage()).toEqual({ blobs: 0, bytes: 0 });
});

test("[E25.collected] lookalike references are ignored and harmless", async () => {
	await using it = await blobServiceFixture();
	commit(it, naming("s", ["f".repeat(64)]));
	expect(it.raw("SELECT * FROM blob_references")).toEqual([]);
	expect(it.database.eventsAfter("s", 0, 9)).toHaveLength(2);
});

test("[E25.collected] when events are folded into one, blobs that only the originals named can be collected", async () => {
	await using it = await blobServiceFixture();
	const [early, final] = [await it.upload("early"), await it.upload("final")];
	commit(it, naming("s", [early, final]));
	it.database.blobs.replaced(1, [2], [{ index: 2, blobs: [final] }]);
	it.setNow(late);
	await it.service.collect();
	expect(await it.files()).toEqual([final]);
});

test("[E25.collected] a folded turn keeps the blobs of a tool's last output, not those of the outputs before it", async () => {
	await using it = await blobServiceFixture();
	const [early, final] = [await it.upload("early"), await it.upload("final")];
	const log = new SampleLog("s").turn(1, 1);
	for (const blob of [early, final]) {
		const content: ToolContent = {
			type: "content",
			content: { type: "longText", head: "", tail: "", length: 5, size: 5, blob },
		};
		log.add({ type: "tool", payload: { toolCallId: "t", content: [content] } }, 1);
	}
	log.turn(2, 1);
	const named = log.events.flatMap(({ index, type, payload }) =>
		namedBlobs(type, payload).map((blob) => ({ index, blob })),
	);
	commit(it, { ...log.append(), namedBlobs: named });
	it.setNow(late);
	await it.service.collect();
	expect(await it.files()).toEqual([early, final].sort());
	for (const _ of it.database.folding.steps("s", () => undefined));
	await it.service.collect();
	expect(await it.files()).toEqual([final]);
});

test("[A13.purge] an agent's file copies are removed with their session, even after a crash", async () => {
	await using it = await blobServiceFixture();
	const blob = await it.upload("for the agent");
	commit(it, naming("s", [blob]));
	const handed = await it.service.materialize("s", blob, "a.txt");
	expect(handed).toMatchObject({ state: "whole", name: "a.txt" });
	expect(await it.service.materialize("s", "0".repeat(64), "a.txt")).toEqual({ state: "missing" });
	await it.service.collect();
	expect(await readdir(join(it.folder, "files"))).toHaveLength(1);
	purgeNow(it.database, "s");
	await it.service.collect();
	expect(await readdir(join(it.folder, "files"))).toEqual([]);
});

test("[E25.collected] a crash at any moment leaves nothing but garbage to collect", async () => {
	await using it = await blobServiceFixture();
	const kept = await it.upload("kept");
	commit(it, naming("s", [kept]));
	// Half an upload; data on disk without a name; a file without a row; a row deleted before its file.
	await it.service.takePiece({ upload: "u", size: 9, offset: 0, data: Buffer.from("half") });
	await mkdir(join(it.blobsFolder, "incoming"), { recursive: true });
	await writeFile(join(it.blobsFolder, "incoming", "99"), "whole, but nobody knows");
	const nameless = await it.strand("no row");
	const dropped = await it.upload("row is gone");
	it.database.dropBlobs([dropped]);
	it.reopen();
	expect(await it.files()).toEqual([dropped, kept, nameless].sort());
	it.setNow(late);
	expect(await it.service.collect()).toEqual({ blobs: 2, bytes: 17 });
	expect(await it.files()).toEqual([kept]);
	expect(it.service.usage()).toEqual({ blobs: 1, bytes: 4 });
	expect(await it.service.read(kept, 0, 9)).toMatchObject({ state: "whole" });
});
