import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "./base64.ts";

test("[E20.whole] bytes round-trip through standard base64", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
			const text = toBase64(bytes);
			expect(text).toBe(Buffer.from(bytes).toString("base64"));
			expect(fromBase64(text)).toEqual(bytes);
		}),
	);
});

test("[ground] invalid base64 is refused", () => {
	expect(() => fromBase64("not base64!")).toThrow();
});
