import fc from "fast-check";
import { expect, test } from "vitest";
import { LineSplitter } from "./line-splitter.ts";

const split = (chunks: readonly Buffer[], maxLineBytes = 1024 * 1024) => {
	const lines: string[] = [];
	const oversized: number[] = [];
	const ends: number[] = [];
	const splitter = new LineSplitter({
		maxLineBytes,
		onLine: (line, end) => {
			lines.push(line);
			ends.push(end);
		},
		onOversized: (bytes, _, end) => {
			oversized.push(bytes);
			ends.push(end);
		},
	});
	for (const chunk of chunks) splitter.push(chunk);
	splitter.end();
	return { lines, oversized, ends };
};

const collect = (...args: Parameters<typeof split>) => {
	const { lines, oversized } = split(...args);
	return { lines, oversized };
};

test("[E1.stdio] every pair of split positions gives the same lines, also inside multi-byte characters", () => {
	const bytes = Buffer.from('{"a":"é€😀"}\r\n\n\u{1F469}\u200D\u{1F4BB}\n{"b":1}\nlast');
	const whole = collect([bytes]).lines;
	expect(whole).toEqual(['{"a":"é€😀"}', "", "👩‍💻", '{"b":1}', "last"]);
	for (let first = 0; first <= bytes.length; first++) {
		for (let second = first; second <= bytes.length; second++) {
			const chunks = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
			expect(collect(chunks).lines).toEqual(whole);
		}
	}
});

test("[E1.stdio] any lines in any chunks come out as they went in", () => {
	const line = fc.string({ unit: "binary", maxLength: 40 }).filter((text) => !/[\r\n]/.test(text));
	fc.assert(
		fc.property(fc.array(line), fc.array(fc.nat(60)), (lines, sizes) => {
			const bytes = Buffer.from(lines.map((each) => `${each}\n`).join(""));
			const chunks: Buffer[] = [];
			let start = 0;
			for (const size of sizes) {
				chunks.push(bytes.subarray(start, start + size));
				start += size;
			}
			expect(collect([...chunks, bytes.subarray(start)]).lines).toEqual(lines);
		}),
	);
});

test("[E1.bounded] an oversized line is dropped whole and counted, its neighbours are not", () => {
	const text = `short\n${"x".repeat(50)}\nafter\n${"y".repeat(10)}\n`;
	for (const step of [1, 3, 7, 1000]) {
		const bytes = Buffer.from(text);
		const chunks: Buffer[] = [];
		for (let at = 0; at < bytes.length; at += step) chunks.push(bytes.subarray(at, at + step));
		expect(collect(chunks, 10)).toEqual({ lines: ["short", "after", "y".repeat(10)], oversized: [50] });
	}
});

test("[E1.bounded] an oversized line at the very end is counted too", () => {
	expect(collect([Buffer.from("x".repeat(11))], 10)).toEqual({ lines: [], oversized: [11] });
});

test("[E1.bounded] the beginning of an oversized line is reported, however it was chunked", () => {
	const line = `{"id":1,"result":"é${"x".repeat(20_000)}`;
	for (const step of [1, 1000, 5000, 100_000]) {
		const bytes = Buffer.from(`before\n${line}\n${line}z\n`);
		const beginnings: string[] = [];
		const splitter = new LineSplitter({
			maxLineBytes: 10_000,
			onLine: () => undefined,
			onOversized: (_, beginning) => beginnings.push(beginning),
		});
		for (let at = 0; at < bytes.length; at += step) splitter.push(bytes.subarray(at, at + step));
		expect(beginnings).toEqual([line.slice(0, 4095), line.slice(0, 4095)]);
	}
});

test("[E1.stdio] the work is linear in the bytes: a long line in tiny chunks costs no more reads than its length", () => {
	const part = Buffer.from("abcdefgh");
	const chunks = Array.from({ length: 200_000 }, () => part);
	const started = performance.now();
	const { lines } = collect([...chunks, Buffer.from("\n")], 32 * 1024 * 1024);
	expect(lines[0]?.length).toBe(1_600_000);
	// Rejoining the line at each chunk would copy 160 GB.
	expect(performance.now() - started).toBeLessThan(5000);
});

test("[D7.position] each line is reported with the bytes through its end, whatever the chunks and the length", () => {
	const bytes = Buffer.from(`${"é".repeat(3)}\r\n\n${"x".repeat(50)}\nlast`);
	for (let cut = 0; cut <= bytes.length; cut++)
		expect(split([bytes.subarray(0, cut), bytes.subarray(cut)], 20).ends).toEqual([8, 9, 60, 64]);
});

test("[D7.position] the part of a line that was dropped so far is not needed again", () => {
	const splitter = new LineSplitter({ maxLineBytes: 20, onLine: () => {}, onOversized: () => {} });
	splitter.push(Buffer.from(`ok\n${"x".repeat(15)}`));
	expect(splitter.dropped).toBeUndefined();
	splitter.push(Buffer.from("x".repeat(15)));
	expect(splitter.dropped).toEqual({ through: 33, bytes: 30, beginning: "x".repeat(30) });
	splitter.push(Buffer.from("x\nnext"));
	expect(splitter.dropped).toBeUndefined();
});

test("[D7.position] a stream that begins in the middle of a dropped line goes on dropping it", () => {
	const lines: string[] = [];
	const oversized: unknown[] = [];
	const splitter = new LineSplitter({
		maxLineBytes: 20,
		onLine: (line) => lines.push(line),
		onOversized: (...dropped) => oversized.push(dropped),
		dropped: { bytes: 30, beginning: '{"id":1' },
	});
	splitter.push(Buffer.from("tail\nnext\n"));
	expect(oversized).toEqual([[34, '{"id":1', 5]]);
	expect(lines).toEqual(["next"]);
});
