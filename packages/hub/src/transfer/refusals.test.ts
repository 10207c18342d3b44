import { join } from "node:path";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { exportWhole, importsInto, importWhole } from "../testing/transfer.ts";

const withStore = async () => {
	const folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	return {
		store,
		async [Symbol.asyncDispose]() {
			await store.close();
			await folder.remove();
		},
	};
};

/** Nothing in it can be folded, so that every event has its own line. */
const addTurn = (log: SampleLog, turn: number): void => {
	const messageId = `m${turn}`;
	const content = [{ type: "text" as const, text: `question ${turn}` }];
	log.add({ type: "prompt.accepted", payload: { messageId, content } });
	log.add({ type: "prompt.sent", payload: { messageId, content } }, turn);
	for (const blockId of ["a", "b", "c"]) {
		const payload = { messageId: `a${turn}`, blockId, kind: "answer", offset: 0, text: "x" } as const;
		log.add({ type: "text", payload }, turn);
	}
	log.add({ type: "turn.ended", payload: { outcome: "completed" } }, turn);
};

const whole = async (): Promise<string> => {
	await using it = await withStore();
	const log = new SampleLog("s");
	for (const turn of [1, 2]) addTurn(log, turn);
	await it.store.log.append(log.append());
	return (await exportWhole(it.store, "s", "jsonl")).text;
};

const good = await whole();

/** The file with some lines changed and a matching checksum. */
const changed = (change: (lines: string[]) => void): string => {
	const lines = good.trimEnd().split("\n");
	change(lines);
	const end = JSON.parse(lines.pop() ?? "");
	const text = `${lines.join("\n")}\n`;
	return `${text}${JSON.stringify({ ...end, crc32: crc32(text) })}\n`;
};

const inLine = (number: number, from: string, to: string): string =>
	changed((lines) => {
		const line = lines[number - 1] ?? "";
		expect(line).toContain(from);
		lines[number - 1] = line.replace(from, to);
	});

test.each<[string, string | Buffer, RegExp]>([
	["nothing at all", "", /^Line 1: The file is empty/],
	["another kind of file", "# hello\n\nworld\n", /^This is not a Parley archive\. .*JSON Lines/],
	["another kind of file in one line without an end", "# hello", /^This is not a Parley archive/],
	["JSON of something else", '{"a":1}\n', /^This is not a Parley archive/],
	["a list", "[]\n", /^This is not a Parley archive/],
	["a newer version", inLine(1, '"version":1', '"version":2'), /^Line 1: It was written by a newer Parley/],
	["a header without its fields", inLine(1, '"folder"', '"fodler"'), /^Line 1: It does not match its schema/],
	[
		"a log that begins in the middle",
		changed((lines) => void lines.splice(1, 1)),
		/^Line 2: The first event/,
	],
	["a missing event", changed((lines) => void lines.splice(4, 1)), /^Line 5: The event covers 5 to 5, but 4/],
	[
		"events in another order",
		changed((lines) => void lines.splice(4, 2, ...lines.slice(4, 6).reverse())),
		/^Line 5/,
	],
	[
		"an event twice",
		changed((lines) => void lines.splice(4, 0, lines[4] ?? "")),
		/^Line 6: The event covers/,
	],
	[
		"a payload that does not fit",
		inLine(5, '"offset":0', '"offset":"0"'),
		/^Line 5: The payload of this text/,
	],
	[
		"an event behind the end",
		changed((lines) => void lines.splice(0, 1, (lines[0] ?? "").replace(/"through":\d+/, '"through":3'))),
		/^Line 5: The log ends at 3/,
	],
	[
		"a line that is no kind of line",
		inLine(5, '"line":"event"', '"line":"evil"'),
		/^Line 5: A line of kind "evil"/,
	],
	["one changed letter", good.replace("question 1", "question 7"), /checksum is wrong/],
	["other line ends", good.replaceAll("\n", "\r\n"), /checksum is wrong/],
	[
		"bytes that are no text",
		Buffer.concat([Buffer.from(good.slice(0, 40)), Buffer.from([0xff, 10])]),
		/^Line 1: It is not UTF-8 text/,
	],
	["a prompt that is accepted twice", inLine(9, '"m2"', '"m1"'), /^Line \d+: The log up to here was refused/],
	[
		"an event that goes on with what comes after it",
		inLine(5, '"offset":0', '"offset":0,"at":5'),
		/^Line 5: The event is at 4 and says that its item begins at 5/,
	],
	["a turn out of nowhere", inLine(4, '"turn":1', '"turn":3'), /^Line 4: The event is in turn 3, but none/],
	[
		"a log that is longer than any",
		changed((lines) => {
			for (const at of [0, lines.length - 2])
				lines[at] = (lines[at] ?? "").replace(/"(through|index)":13/, `"$1":${2 ** 53 - 1},"from":13`);
		}),
		/^Line 1: No log is as long/,
	],
	[
		"a queue that no chat has",
		changed((lines) => {
			const end = JSON.parse(lines.pop() ?? "");
			for (let index = 14; index <= 40_000; index += 1) {
				const payload = { messageId: `q${index}`, content: [{ type: "text", text: "x" }] };
				lines.push(
					JSON.stringify({ line: "event", index, id: `e${index}`, ts: 1, type: "prompt.accepted", payload }),
				);
			}
			lines[0] = (lines[0] ?? "").replace('"through":13', '"through":40000');
			lines.push(JSON.stringify({ ...end, events: 40_000 }));
		}),
		/^Line 1015: More than 1,000 prompts are queued/,
	],
	["a second session that is cut off", good + good.slice(0, 400), /^Line \d+: /],
	[
		"deep nesting",
		inLine(5, '"payload":{', `"payload":{"x":${"[".repeat(5000)}${"]".repeat(5000)},`),
		/^Line 5: It is nested/,
	],
])("[E20.refused] %s is refused with line and reason, and leaves nothing behind", async (_, file, reason) => {
	await using it = await withStore();
	const { imports, adopted } = importsInto(it.store);
	await expect(importWhole(imports, file, { size: 300 })).rejects.toThrow(reason);
	expect(adopted).toEqual([]);
	expect((await it.store.maintenance.inspect()).counts).toEqual({
		sessions: 0,
		deleted: 0,
		turns: 0,
		events: 0,
	});
});

test("[E20.refused] a file truncated anywhere is refused", async () => {
	await using it = await withStore();
	const { imports } = importsInto(it.store);
	for (let length = 1; length < good.length; length += 37)
		await expect(importWhole(imports, good.slice(0, length))).rejects.toThrow(
			/^Line \d+: .* Nothing was imported/,
		);
	expect((await it.store.maintenance.inspect()).counts).toMatchObject({ sessions: 0, events: 0 });
	expect(await importWhole(imports, good)).toMatchObject({ sessions: [{ status: "imported" }] });
});

test("[E20.refused] pieces may repeat, must not be missing, and are bounded in size and number", async () => {
	await using it = await withStore();
	const { imports } = importsInto(it.store);
	const blobs = { put: async () => undefined };
	const piece = (importId: string, offset: number, end: number, last = false) =>
		imports.take(
			{ importId, offset, last, data: Buffer.from(good.slice(offset, end)).toString("base64") },
			blobs,
		);
	await expect(piece("a", 5, 10)).rejects.toMatchObject({ code: "not_found" });
	expect(await piece("a", 0, 500)).toMatchObject({ received: 500 });
	expect(await piece("a", 100, 400)).toMatchObject({ received: 500 });
	const answer = await piece("a", 300, good.length, true);
	expect(answer.sessions).toHaveLength(1);
	expect(await piece("a", 300, good.length, true)).toEqual(answer);
	for (const id of ["b", "c", "d", "e"]) await piece(id, 0, 10);
	await expect(piece("f", 0, 10)).rejects.toMatchObject({ code: "limit_exceeded" });
	await imports.cancel("b");
	await expect(piece("b", 10, 20)).rejects.toMatchObject({ code: "not_found" });
	await expect(piece("c", 20, 30)).rejects.toThrow("A piece is missing");
	const tooMuch = Buffer.alloc(300_000).toString("base64");
	await expect(
		imports.take({ importId: "d", offset: 10, last: false, data: tooMuch }, blobs),
	).rejects.toMatchObject({ code: "limit_exceeded" });
});
