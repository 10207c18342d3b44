import { expect, test } from "vitest";
import { byteSize } from "./byte-size.ts";

test.each([
	[0, "0 bytes"],
	[1, "1 byte"],
	[1023, "1023 bytes"],
	[1024, "1 KB"],
	[1536, "1.5 KB"],
	[10 * 1024 - 20, "10 KB"],
	[20 * 1024, "20 KB"],
	[1024 * 1024 - 1, "1 MB"],
	[1_258_291, "1.2 MB"],
	[20 * 1024 * 1024, "20 MB"],
	[2 * 1024 ** 3, "2 GB"],
	[5000 * 1024 ** 4, "5000 TB"],
])("[ground] %d bytes read as %s", (bytes, words) => {
	expect(byteSize(bytes)).toBe(words);
});

test.each([
	[20 * 1024 * 1024, "20 MB"],
	[20 * 1024 * 1024 + 1, "21 MB"],
	[2 * 1024 * 1024 + 1, "2.1 MB"],
	[1024 * 1024 - 1, "1 MB"],
])("[ground] %d bytes, rounded up, read as %s", (bytes, words) => {
	expect(byteSize(bytes, "up")).toBe(words);
});
