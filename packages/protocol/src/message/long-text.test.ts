import { expect, test } from "vitest";
import { asLongText } from "./long-text.ts";

const long = {
	type: "longText",
	head: "a",
	tail: "b",
	length: 70_000,
	blob: "0".repeat(64),
	size: 70_000,
} as const;

test("[C11.truncated] a raw value stored as a blob is told apart from a value that only looks like one", () => {
	expect(asLongText(long)).toBe(long);
	const { tail, size, ...rest } = long;
	for (const other of [
		undefined,
		null,
		"longText",
		[],
		{ type: "text", text: "" },
		rest,
		{ ...rest, tail },
	]) {
		expect(asLongText(other)).toBeUndefined();
	}
	expect(asLongText({ ...long, size: String(size) })).toBeUndefined();
});
