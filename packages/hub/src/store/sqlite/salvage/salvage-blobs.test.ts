import { join } from "node:path";
import { expect, test } from "vitest";
import { namedBlobs } from "../../../blobs/named-blobs.ts";
import { blobServiceFixture, hashOfData } from "../../../testing/blob-service-fixture.ts";
import { damagePages } from "../../../testing/damage-pages.ts";
import { SampleLog } from "../../../testing/stored-events.ts";
import { BlobService } from "../blobs/blob-service.ts";
import { markSuspect, openDatabase } from "../open-database.ts";

const contents = [
	"a picture",
	"a picture of a deleted chat",
	"an attachment",
	"an attachment that was set aside",
];

const attachmentOf = (data: string) => ({
	attachmentId: data,
	name: "notes.txt",
	mimeType: "text/plain",
	blob: hashOfData(data),
	size: data.length,
});

/** A closed store with blobs that events and a draft reference, and an unreferenced one. */
const written = async () => {
	const it = await blobServiceFixture();
	const show = (sessionId: string, data: string): void => {
		const content = {
			type: "image",
			mimeType: "image/png",
			blob: hashOfData(data),
			size: data.length,
		} as const;
		const log = new SampleLog(sessionId)
			.turn(1, 200)
			.add({ type: "content", payload: { messageId: "a", blockId: "b", content } }, 1);
		const named = log.events.flatMap(({ index, type, payload }) =>
			namedBlobs(type, payload).map((blob) => ({ index, blob })),
		);
		const newBlobs = [{ blob: hashOfData(data), data: Buffer.from(data) }];
		const append = { ...log.append(), newBlobs, namedBlobs: named };
		it.service.appending([append]);
		it.database.commit([append]);
	};
	show("s", "a picture");
	show("deleted", "a picture of a deleted chat");
	it.database.trash.hide("deleted", 5);
	for (const data of [...contents.slice(2), "loose"]) await it.upload(data);
	it.database.putDraft({
		...{ sessionId: "s", revision: 2, textRevision: 2, writer: "w", step: 1, text: "half" },
		attachments: [attachmentOf("an attachment")],
		setAside: [
			{
				...{ asideId: "x", writer: "v", text: "other", setAsideAt: 1 },
				attachments: [attachmentOf("an attachment that was set aside")],
			},
		],
	});
	it.service.stop();
	it.database.close();
	return it;
};

const harms: readonly (readonly [string, (path: string) => void])[] = [
	["a page of a log", (path) => damagePages(path, "events", (_, at) => at === 1)],
	["the table of blobs", (path) => damagePages(path, "blobs")],
	["the table of references", (path) => damagePages(path, "blob_references")],
	["the table of sessions", (path) => damagePages(path, "sessions")],
];

for (const [what, harm] of harms) {
	test(`[A15.salvage] ${what} is damaged: after the salvage and a collection all data named by logs and drafts is present`, async () => {
		await using it = await written();
		const path = join(it.folder, "store.db");
		harm(path);
		markSuspect(path);
		it.database = openDatabase(path, new Date(1_000_000));
		expect(it.database.marks.salvage).toMatchObject({ sessions: 2 });
		it.service = new BlobService({
			database: it.database,
			blobsFolder: it.blobsFolder,
			handedFolder: join(it.folder, "files"),
			soon: setImmediate,
			now: () => 1_000_000 + 3 * 3_600_000,
		});
		expect(await it.service.collect()).toEqual({ blobs: 1, bytes: "loose".length });
		for (const data of contents) {
			const range = await it.service.read(hashOfData(data), 0, 99);
			expect(range.state === "whole" && Buffer.from(range.data).toString()).toBe(data);
			expect(it.service.hold([{ blob: hashOfData(data), size: data.length }])).toEqual(["whole"]);
		}
	});
}
