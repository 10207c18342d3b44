import { createHash } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BlobService } from "../store/sqlite/blobs/blob-service.ts";
import { LogDatabase } from "../store/sqlite/database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const hashOfData = (data: string | Uint8Array): string =>
	createHash("sha256").update(data).digest("hex");

/** The blob service without its thread. It can be left as after a crash and reopened. */
export const blobServiceFixture = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const blobsFolder = join(folder.path, "blobs");
	let now = 1_000_000;
	const open = () => {
		const database = new LogDatabase(path);
		const service = new BlobService({
			database,
			blobsFolder,
			handedFolder: join(folder.path, "files"),
			soon: (callback) => void setImmediate(callback),
			now: () => now,
		});
		return { database, service };
	};
	const fixture = {
		...open(),
		folder: folder.path,
		blobsFolder,
		/** Used by the collection only; rows use the real clock. */
		setNow: (time: number): void => {
			now = time;
		},
		/** Reopens it without a clean close. */
		reopen: (): void => {
			fixture.database.close();
			Object.assign(fixture, open());
		},
		pathOf: (blob: string): string => join(blobsFolder, blob.slice(0, 2), blob),
		/** Leaves a file among the blobs, as a crash may. */
		async strand(data: string): Promise<string> {
			const blob = hashOfData(data);
			await mkdir(dirname(fixture.pathOf(blob)), { recursive: true });
			await writeFile(fixture.pathOf(blob), data);
			return blob;
		},
		/** The blobs that have a file. */
		async files(): Promise<string[]> {
			const found = await readdir(blobsFolder, { recursive: true, withFileTypes: true });
			return found
				.filter((entry) => entry.isFile())
				.map(({ name }) => name)
				.sort();
		},
		/** Queries or tampers with the database. */
		raw: (sql: string): unknown[] => {
			const database = new DatabaseSync(path);
			try {
				return database.prepare(sql).all();
			} finally {
				database.close();
			}
		},
		async upload(data: string): Promise<string> {
			const bytes = Buffer.from(data);
			const piece = { upload: `upload of ${data}`, size: bytes.length, offset: 0, data: bytes };
			const { blob } = await fixture.service.takePiece(piece);
			if (blob === undefined) throw new Error("one piece should have been all");
			return blob;
		},
		async [Symbol.asyncDispose]() {
			fixture.service.stop();
			fixture.database.close();
			await folder.remove();
		},
	};
	return fixture;
};
