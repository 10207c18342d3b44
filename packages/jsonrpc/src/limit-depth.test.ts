import fc from "fast-check";
import { expect, test } from "vitest";
import { cutMarker, limitDepth, maxDepth, shortCutMarker } from "./limit-depth.ts";

const nested = (levels: number, inner = "1"): string => "[".repeat(levels) + inner + "]".repeat(levels);

/** The reference implementation on the parsed value. It recurses, which a test can afford. */
const cutValue = (value: unknown, level = 0): unknown => {
	if (typeof value !== "object" || value === null) return value;
	if (level === maxDepth) return cutMarker;
	if (Array.isArray(value)) return value.map((each) => cutValue(each, level + 1));
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutValue(each, level + 1)]));
};

test("[E1.bounded] a value at the depth limit is unchanged, and one level more is cut and marked", () => {
	const allowed = nested(maxDepth);
	expect(limitDepth(allowed)).toEqual({ json: allowed, cuts: 0 });
	expect(limitDepth(nested(maxDepth + 1))).toEqual({ json: nested(maxDepth, `"${cutMarker}"`), cuts: 1 });
});

test("[E1.bounded] only the excess is cut: its siblings stay", () => {
	const inner = `1,{"__proto__":{"a":"]}"}},[],"\\"[{",2`;
	const { json, cuts } = limitDepth(nested(maxDepth, inner));
	expect(json).toBe(nested(maxDepth, `1,"${cutMarker}","${cutMarker}","\\"[{",2`));
	expect(cuts).toBe(2);
});

test("[E1.bounded] cutting the text of any JSON equals cutting its value, and shallow JSON is unchanged", () => {
	const shallow = fc.json({ maxDepth: 8 });
	fc.assert(
		fc.property(shallow, fc.integer({ min: 1, max: maxDepth + 8 }), (inner, levels) => {
			const text = nested(levels, `"a\\\\",${inner},${inner}`);
			const { json, cuts } = limitDepth(text);
			fc.pre(cuts <= 100);
			expect(JSON.parse(json)).toEqual(cutValue(JSON.parse(text)));
			expect(limitDepth(inner)).toEqual({ json: inner, cuts: 0 });
		}),
	);
});

test("[E1.bounded] 32 MiB of brackets, closed or not, are cut in one pass and never grow", () => {
	const half = 16 * 1024 * 1024;
	expect(JSON.parse(limitDepth(nested(half)).json)).toEqual(cutValue(JSON.parse(nested(maxDepth + 1))));
	const open = limitDepth("[".repeat(2 * half)).json;
	expect(open).toHaveLength(maxDepth);
	const many = nested(maxDepth, Array(100_000).fill("[{}]").join(","));
	const { json, cuts } = limitDepth(many);
	expect(cuts).toBe(100_000);
	expect(json.length).toBeLessThan(many.length + 8192);
	expect(json).toContain(`"${cutMarker}","${shortCutMarker}"`);
});
