import fc from "fast-check";
import { expect, test } from "vitest";
import { unzip } from "./unzip.ts";
import { zip } from "./zip.ts";

test("[ground] what is packed comes out as it went in, and the same content makes the same archive", () => {
	const path = fc.stringMatching(/^[a-z]{1,8}(?:\/[a-z[\]_.]{1,8}){0,3}$/);
	const entry = fc.record({
		path,
		data: fc.uint8Array({ maxLength: 5000 }).map((bytes) => Buffer.from(bytes)),
	});
	fc.assert(
		fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
			const archive = zip(entries);
			expect(unzip(archive)).toEqual(entries);
			expect(zip(entries).equals(archive)).toBe(true);
		}),
		{ numRuns: 50 },
	);
});
