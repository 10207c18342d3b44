import { expect, test } from "vitest";
import { isParams } from "../contract/check-params.ts";

test("[C7.schemas] only a well-formed hash is accepted as the name of a blob", () => {
	const read = (blob: string): boolean => isParams("blob.read", { blob, offset: 0, length: 1 });
	expect(read("0123456789abcdef".repeat(4))).toBe(true);
	for (const other of [
		"",
		"0".repeat(63),
		"0".repeat(65),
		"A".repeat(64),
		`${"0".repeat(63)}/`,
		`${"0".repeat(64)}\n`,
	])
		expect([other, read(other)]).toEqual([other, false]);
});
