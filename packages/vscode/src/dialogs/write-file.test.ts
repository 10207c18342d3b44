import { Buffer } from "node:buffer";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Requester } from "@parley/client/core/transfer/export-session";
import { cancelled } from "@parley/client/core/transfer/export-session";
import { AtomicFile } from "@parley/client/node/atomic-file";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { expect, onTestFinished, test } from "vitest";
import type { ProgressHandle } from "./late-progress.ts";
import { HeldFile, maxHeldBytes } from "./save-target.ts";
import { intoTarget, writeBlobTo, writeExportTo } from "./write-file.ts";

const reference = { blob: "0".repeat(64), size: 3 * maxBlobChunk + 5 };

/** A hub with one blob and chats of two chunks each. It calls `between` before each answer. */
const hubWith = (between: (request: number) => void = () => {}): Requester => {
	let requests = 0;
	const request = async (method: string, params: { offset: number; length: number; cursor?: unknown }) => {
		requests += 1;
		between(requests);
		if (method === "blob.read") {
			const length = Math.max(0, Math.min(params.length, reference.size - params.offset));
			return { data: Buffer.alloc(length, "x").toString("base64"), size: reference.size };
		}
		const next = { format: "markdown", through: 1, turn: 1, offset: 0 };
		const piece = { hidden: 1, done: 1, total: 2 };
		return params.cursor === undefined
			? { text: "one\n", cursor: next, ...piece }
			: { text: "two\n", ...piece };
	};
	return { request: async (method, params) => Object(await request(method, Object(params))) };
};

const handle = (change: Partial<ProgressHandle> = {}): ProgressHandle => ({
	report: () => {},
	isCancelled: () => false,
	throwIfCancelled: () => {},
	...change,
});

/** Creates a file to be overwritten. */
const makeFile = async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-save-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const path = join(folder, "a.txt");
	await writeFile(path, "the one before");
	return { folder, path, open: () => AtomicFile.begin(path) };
};

test("[E25.shown] a blob is saved whole, in chunks, over the existing file", async () => {
	const { folder, path, open } = await makeFile();
	const shares: number[] = [];
	const report = (share: number) => void shares.push(share);
	await intoTarget("a.txt", open, (target) => writeBlobTo(target, hubWith(), reference, handle({ report })));
	expect(await readFile(path, "utf8")).toBe("x".repeat(reference.size));
	expect(shares).toHaveLength(4);
	expect(shares.at(-1)).toBe(1);
	expect(await readdir(folder)).toEqual(["a.txt"]);
});

test("[E20.commands] chats are saved one after another; a part that changed meanwhile is restarted, and masked secrets are counted", async () => {
	const { path, open } = await makeFile();
	const moved = (request: number) => {
		if (request === 4) throw new RequestFailure("conflict", "moved");
	};
	const wanted = { sessionIds: ["a", "b"], format: "markdown" } as const;
	const { hidden } = await intoTarget("a.txt", open, (target) =>
		writeExportTo(target, hubWith(moved), wanted, handle()),
	);
	expect(hidden).toBe(4);
	expect(await readFile(path, "utf8")).toBe("one\ntwo\none\ntwo\n");
});

test.each([
	["the hub goes away", new RequestFailure("disconnected", "gone"), "gone"],
	["the person cancels", cancelled(), "Cancelled."],
	[
		"the disk is full",
		Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }),
		"“a.txt” was not saved: the disk is full",
	],
	["something odd happens", new Error("odd"), "“a.txt” was not saved: odd"],
])("[E20.commands] when %s halfway, the existing file stays, and nothing else", async (_, error, words) => {
	const { folder, path, open } = await makeFile();
	const fail = (request: number) => {
		if (request === 2) throw error;
	};
	const saving = intoTarget("a.txt", open, (target) =>
		writeBlobTo(target, hubWith(fail), reference, handle()),
	);
	await expect(saving).rejects.toThrow(words);
	expect(await readFile(path, "utf8")).toBe("the one before");
	expect(await readdir(folder)).toEqual(["a.txt"]);
});

test("[E25.shown] a blob that the hub has cut short is not saved as if it were whole", async () => {
	const { path, open } = await makeFile();
	const longer = { ...reference, size: reference.size + 1 };
	const saving = intoTarget("a.txt", open, (target) => writeBlobTo(target, hubWith(), longer, handle()));
	await expect(saving).rejects.toThrow("It is damaged");
	expect(await readFile(path, "utf8")).toBe("the one before");
});

test("[E25.shown] a destination that is not on disk gets the complete file at once, up to a limit", async () => {
	const put: string[] = [];
	const open = async () => new HeldFile(async (bytes) => void put.push(Buffer.from(bytes).toString()));
	await intoTarget("a.md", open, async (target) => {
		await target.write("first,");
		target.beginPart();
		await target.write("half");
		await target.restart();
		await target.write(Buffer.from("second"));
		expect(put).toEqual([]);
	});
	expect(put).toEqual(["first,second"]);
	const large = intoTarget("a.md", open, async (target) => {
		for (let size = 0; size <= maxHeldBytes; size += 1024 * 1024)
			await target.write(new Uint8Array(1024 * 1024));
	});
	await expect(large).rejects.toThrow("larger than 64 MB. Save it to a folder on disk.");
	expect(put).toHaveLength(1);
});
