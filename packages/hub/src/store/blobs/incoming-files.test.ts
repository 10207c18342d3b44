import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { IncomingFiles } from "./incoming-files.ts";

const hash = (data: Uint8Array): string => createHash("sha256").update(data).digest("hex");

const setUp = async () => {
	const folder = await temporaryFolder();
	const whole = new Map<string, string>();
	let count = 0;
	const files = new IncomingFiles({
		newPath: () => {
			count += 1;
			return join(folder.path, String(count));
		},
		onWhole: (path, blob) => whole.set(blob, path),
	});
	return { files, whole, folder: folder.path, [Symbol.asyncDispose]: () => folder.remove() };
};

test("[E25.upload] pieces become a file named by its hash", async () => {
	await using it = await setUp();
	const data = Buffer.from("one two three");
	const piece = { upload: "u", size: data.length };
	expect(await it.files.take({ ...piece, offset: 0, data: data.subarray(0, 4) })).toEqual({ received: 4 });
	expect(await it.files.take({ ...piece, offset: 4, data: data.subarray(4) })).toEqual({
		received: 13,
		blob: hash(data),
	});
	expect(await readFile(it.whole.get(hash(data)) ?? "", "utf8")).toBe("one two three");
});

test("[E25.upload] a piece at the wrong offset is refused, and the answer says where to continue", async () => {
	await using it = await setUp();
	const data = Buffer.from("0123456789");
	const take = (offset: number, end: number) =>
		it.files.take({ upload: "u", size: 10, offset, data: data.subarray(offset, end) });
	expect(await take(5, 10)).toEqual({ received: 0 });
	expect(await take(0, 5)).toEqual({ received: 5 });
	expect(await take(0, 5)).toEqual({ received: 5 });
	expect(await take(3, 8)).toEqual({ received: 5 });
	expect(await take(7, 10)).toEqual({ received: 5 });
	expect(await it.files.take({ upload: "u", size: 10, offset: 5, data: Buffer.alloc(6) })).toEqual({
		received: 5,
	});
	const [last, repeated] = await Promise.all([take(5, 10), take(5, 10)]);
	expect([last, repeated]).toEqual([
		{ received: 10, blob: hash(data) },
		{ received: 10, blob: hash(data) },
	]);
});

test("[E25.upload] a dropped upload leaves no file behind and can start over", async () => {
	await using it = await setUp();
	await it.files.take({ upload: "u", size: 10, offset: 0, data: Buffer.from("01234") });
	await it.files.take({ upload: "v", size: 10, offset: 0, data: Buffer.from("01234") });
	it.files.drop("u");
	it.files.drop("never was");
	expect(await readdir(it.folder)).toHaveLength(1);
	expect(await it.files.take({ upload: "u", size: 10, offset: 5, data: Buffer.from("56789") })).toEqual({
		received: 0,
	});
	it.files.dropAll();
	expect(await readdir(it.folder)).toEqual([]);
});

test("[E25.upload] an empty upload is a file too", async () => {
	await using it = await setUp();
	const empty = Buffer.alloc(0);
	expect(await it.files.take({ upload: "u", size: 0, offset: 0, data: empty })).toEqual({
		received: 0,
		blob: hash(empty),
	});
});

test("[E25.upload] whatever a client sends, following the answers completes the upload", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.uint8Array({ maxLength: 40 }),
			fc.array(fc.record({ offset: fc.nat(40), length: fc.nat(20) }), { maxLength: 10 }),
			async (data, noise) => {
				await using it = await setUp();
				const take = (offset: number, length: number) =>
					it.files.take({
						upload: "u",
						size: data.length,
						offset,
						data: data.subarray(offset, offset + length),
					});
				let answer = await take(0, 0);
				for (const { offset, length } of noise) {
					if (answer.blob === undefined) answer = await take(Math.min(offset, data.length), length);
				}
				while (answer.blob === undefined) answer = await take(answer.received, 7);
				expect(answer).toEqual({ received: data.length, blob: hash(data) });
			},
		),
		{ numRuns: 40 },
	);
});
