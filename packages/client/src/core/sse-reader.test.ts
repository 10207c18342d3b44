import { Buffer } from "node:buffer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type SseEvent, SseReader } from "./sse-reader.ts";

const reading = (maxEventLength = 1000, lastEventId?: string) => {
	const events: SseEvent[] = [];
	let oversized = 0;
	const reader = new SseReader({
		decoder: new TextDecoder("utf-8"),
		onEvent: (event) => events.push(event),
		onOversized: () => {
			oversized += 1;
		},
		maxEventLength,
		...(lastEventId === undefined ? {} : { lastEventId }),
	});
	return { reader, events, oversized: () => oversized };
};

const read = (...chunks: (string | Uint8Array)[]): SseEvent[] => {
	const { reader, events } = reading();
	for (const chunk of chunks) reader.push(chunk);
	return events;
};

const mixed =
	"\uFEFFid: a.1\r\nevent: one\rdata: ü€😀\ndata:second\r\n\r\n: beat\n\nretry: 1500\r\rid: a.2\ndata: {}\n\n" +
	"data\ndata: \n\r\nid\r\ndata: no id\r\n\r\n";

const mixedEvents: SseEvent[] = [
	{ type: "one", data: "ü€😀\nsecond", id: "a.1" },
	{ type: "message", data: "{}", id: "a.2" },
	{ type: "message", data: "\n", id: "a.2" },
	{ type: "message", data: "no id", id: "" },
];

test("[C6.stream] a stream with every line ending, comments and multi-line data is read", () => {
	expect(read(mixed)).toEqual(mixedEvents);
	const { reader } = reading();
	reader.push(mixed);
	expect(reader.retryMs).toBe(1500);
});

test("[C6.stream] the events are the same wherever the bytes are split in two or three, or one by one", () => {
	const bytes = Buffer.from(mixed);
	for (let first = 0; first <= bytes.length; first += 1) {
		for (let second = first; second <= bytes.length; second += 1) {
			const chunks = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
			expect(read(...chunks)).toEqual(mixedEvents);
		}
	}
	expect(read(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(mixedEvents);
});

test("[C6.stream] the events are the same wherever the text is split", () => {
	for (let cut = 0; cut <= mixed.length; cut += 1) {
		expect(read(mixed.slice(0, cut), mixed.slice(cut))).toEqual(mixedEvents);
	}
});

const line = fc
	.string({ unit: "grapheme", maxLength: 12 })
	.map((text) => text.replace(/[\r\n\0\uFEFF]/g, ""));
const ending = fc.constantFrom("\n", "\r", "\r\n");
const block = fc.record({
	id: fc.option(line, { nil: undefined }),
	data: fc.array(line, { minLength: 1, maxLength: 3 }),
	comment: fc.option(line, { nil: undefined }),
});

test("[C6.stream] any events are read back, however they are split", () => {
	fc.assert(
		fc.property(
			fc.array(block),
			fc.infiniteStream(ending),
			fc.infiniteStream(fc.nat(9)),
			(blocks, ends, sizes) => {
				let text = "";
				let id = "";
				const expected: SseEvent[] = [];
				const write = (content: string): void => {
					// After a lone carriage return, an empty line ended by a line feed would be part of the same ending.
					const end = ends.next().value ?? "\n";
					text += content + (content === "" && text.endsWith("\r") && end === "\n" ? "\r" : end);
				};
				for (const { id: ownId, data, comment } of blocks) {
					if (ownId !== undefined) write(`id: ${ownId}`);
					if (comment !== undefined) write(`:${comment}`);
					for (const part of data) write(`data: ${part}`);
					write("");
					id = ownId ?? id;
					expected.push({ type: "message", data: data.join("\n"), id });
				}
				const bytes = Buffer.from(text);
				const { reader, events } = reading();
				for (let start = 0; start < bytes.length; ) {
					const size = (sizes.next().value ?? 0) + 1;
					reader.push(bytes.subarray(start, start + size));
					start += size;
				}
				expect(events).toEqual(expected);
				expect(reader.lastEventId).toBe(id);
			},
		),
	);
});

test("[C6.lastEventId] the last event id moves only after its event was delivered", () => {
	const seen: [string, string][] = [];
	const reader = new SseReader({
		decoder: new TextDecoder("utf-8"),
		onEvent: ({ id }) => {
			seen.push([id, reader.lastEventId]);
			if (id === "3") throw new Error("the view died");
		},
		maxEventLength: 100,
		lastEventId: "0",
	});
	reader.push("id: 1\ndata: a\n\nid: 2\ndata: b\n");
	expect(reader.lastEventId).toBe("1");
	expect(() => reader.push("\nid: 3\ndata: c\n\n")).toThrow("the view died");
	expect(seen).toEqual([
		["1", "0"],
		["2", "1"],
		["3", "2"],
	]);
	expect(reader.lastEventId).toBe("2");
});

test("[C6.lastEventId] an event truncated by the end of the stream is never delivered and does not move the id", () => {
	const { reader, events } = reading();
	reader.push("id: 1\ndata: a\n\nid: 2\ndata: half");
	expect(events).toHaveLength(1);
	expect(reader.lastEventId).toBe("1");
});

test("[C6.stream] an oversized event is dropped and counted wherever it is split, and the stream continues", () => {
	const long = "x".repeat(30);
	const text = `id: 1\ndata: a\n\nid: 2\ndata: ${long}\ndata: more\n\n: ${long}\n\nid: 3\ndata: b\n\n`;
	for (let cut = 0; cut <= text.length; cut += 1) {
		const { reader, events, oversized } = reading(25);
		reader.push(text.slice(0, cut));
		reader.push(text.slice(cut));
		expect(events).toEqual([
			{ type: "message", data: "a", id: "1" },
			{ type: "message", data: "b", id: "3" },
		]);
		expect(oversized()).toBe(2);
	}
	const { reader, events } = reading(25);
	reader.push(`id: 1\ndata: a\n\nid: 2\ndata: ${long}\n\n`);
	expect(events).toHaveLength(1);
	expect(reader.lastEventId).toBe("1");
});

test("[C6.stream] an endless line costs no memory beyond the bound", () => {
	const { reader, events, oversized } = reading(1000);
	for (let index = 0; index < 10_000; index += 1) reader.push("y".repeat(100));
	reader.push("\n\ndata: after\n\n");
	expect(oversized()).toBe(1);
	expect(events.map(({ data }) => data)).toEqual(["after"]);
});

test("[C6.stream] an id with a null character and a non-numeric retry are ignored", () => {
	const { reader, events } = reading();
	reader.push("id: good\nid: b\0ad\nretry: soon\nretry: -1\ndata: x\n\n");
	expect(events).toEqual([{ type: "message", data: "x", id: "good" }]);
	expect(reader.retryMs).toBeUndefined();
});

test("[C6.stream] reading many small chunks does not take quadratic time", () => {
	const { reader, events } = reading(10_000_000);
	reader.push("data: ");
	for (let index = 0; index < 200_000; index += 1) reader.push("0123456789");
	reader.push("\n\n");
	expect(events[0]?.data).toHaveLength(2_000_000);
});
