import { expect, test } from "vitest";
import { byteAmount } from "./byte-amount.ts";

test.each([
	[0, 0, "bytes"],
	[1023, 1023, "bytes"],
	[1024, 1, "KB"],
	[1536, 1.5, "KB"],
	[1024 * 1024 - 1, 1, "MB"],
	[2 * 1024 ** 3, 2, "GB"],
	[5000 * 1024 ** 4, 5000, "TB"],
])("[ground] %d bytes are %d %s", (bytes, amount, unit) => {
	expect(byteAmount(bytes)).toEqual({ amount, unit });
});

test("[ground] a size just above a limit is rounded up if asked for", () => {
	const bytes = 20 * 1024 * 1024 + 1;
	expect([byteAmount(bytes).amount, byteAmount(bytes, "up").amount]).toEqual([20, 21]);
});
