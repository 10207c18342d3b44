import { PassThrough } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FrameError, FrameReader, type Header, writeFrame } from "./frame.ts";

type Frame = { readonly header: Header; readonly body: Buffer };

const encode = (frames: readonly Frame[]): Buffer => {
	const stream = new PassThrough({ highWaterMark: 2 ** 30 });
	for (const { header, body } of frames) writeFrame(stream, header, body);
	return stream.read() ?? Buffer.alloc(0);
};

const anyFrame = fc.record({
	header: fc.record({ type: fc.string(), a: fc.jsonValue() }),
	body: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
});

test("[E11.keeper] frames arrive whole and in order, wherever they are cut", () => {
	fc.assert(
		fc.property(fc.array(anyFrame), fc.array(fc.nat()), (frames, cuts) => {
			const bytes = encode(frames);
			const received: Frame[] = [];
			const reader = new FrameReader(1_000_000, (header, body) => received.push({ header, body }));
			const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
			for (let i = 1; i < at.length; i++) reader.push(bytes.subarray(at[i - 1], at[i]));
			expect(received).toEqual(JSON.parse(JSON.stringify(frames), reviveBuffers));
		}),
	);
});

const reviveBuffers = (_: string, value: unknown): unknown =>
	typeof value === "object" && value !== null && "data" in value && Array.isArray(value.data)
		? Buffer.from(value.data)
		: value;

test("[E11.keeper] no prefix of a frame is taken for one", () => {
	const bytes = encode([{ header: { type: "write" }, body: Buffer.from("a line\n") }]);
	for (let length = 0; length < bytes.length; length++) {
		const reader = new FrameReader(1000, () => expect.fail("half a frame"));
		reader.push(bytes.subarray(0, length));
	}
	expect(bytes.length).toBeGreaterThan(8);
});

const withLengths = (length: number, header: number, text: string): Buffer => {
	const bytes = Buffer.alloc(8);
	bytes.writeUInt32BE(length);
	bytes.writeUInt32BE(header, 4);
	return Buffer.concat([bytes, Buffer.from(text)]);
};

test.each([
	["is longer than allowed", withLengths(1001, 2, "{}")],
	["is too short for a header", withLengths(3, 2, "{}")],
	["has a header longer than itself", withLengths(6, 3, "{}")],
	["has a header that is no JSON", withLengths(6, 2, "{]")],
	["has a header without a type", withLengths(6, 2, "{}")],
	["has a header that is no object", withLengths(8, 4, "null")],
])("[E11.keeper] a frame that %s is an error", (_, bytes) => {
	const reader = new FrameReader(1000, () => expect.fail("no frame"));
	expect(() => reader.push(bytes)).toThrow(FrameError);
});
