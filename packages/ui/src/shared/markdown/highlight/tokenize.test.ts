import fc from "fast-check";
import { expect, test } from "vitest";
import { maxCodeLength } from "./code-token.ts";
import { JobQueue } from "./job-queue.ts";
import { tokenize } from "./tokenize.ts";
import { packTokens, unpackTokens } from "./worker-messages.ts";

const read = (code: string, language: string): [string, string][] =>
	tokenize(code, language).map(([start, length, name]) => [code.slice(start, start + length), name]);

test("[B12.code] code is split into coloured tokens", () => {
	expect(read('const a: string = "x & <y>"; // z\'s', "ts")).toEqual([
		["const", "keyword"],
		["a", "attribute"],
		["string", "function"],
		['"x & <y>"', "string"],
		["// z's", "comment"],
	]);
	expect(read("- old\n+ new", "diff")).toEqual([
		["- old", "removed"],
		["+ new", "added"],
	]);
	expect(read('{"a": 1}', "json")).toContainEqual(['"a"', "attribute"]);
});

test("[B12.code] code that is too long or in an unknown language is not coloured", () => {
	expect(tokenize("x", "no-such-language")).toEqual([]);
	expect(tokenize("1 ".repeat(maxCodeLength), "js")).toEqual([]);
});

test("[B12.code] for any code, tokens are in order, do not overlap and lie within it", () => {
	const languages = fc.constantFrom("ts", "python", "html", "bash", "rust", "yaml", "markdown", "php");
	const pieces = fc.constantFrom(
		"<",
		"&",
		'"',
		"'",
		"`",
		"${",
		"}",
		"\n",
		"if ",
		"// ",
		"# ",
		"<b>",
		"😀",
		"1",
		"-",
	);
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 40 }), languages, (parts, language) => {
			const code = parts.join("");
			let end = 0;
			for (const [start, length] of tokenize(code, language)) {
				expect(start).toBeGreaterThanOrEqual(end);
				expect(length).toBeGreaterThan(0);
				end = start + length;
			}
			expect(end).toBeLessThanOrEqual(code.length);
		}),
	);
});

test("[B12.code] tokens survive the transfer from the worker", () => {
	const tokens = tokenize("const a = 1; // b", "js");
	expect([...unpackTokens(packTokens(tokens))]).toEqual(tokens);
});

test("[B12.code] jobs on screen run first, then the latest; beyond the limit the oldest off screen is dropped", () => {
	const queue = new JobQueue<{ name: string; visible: boolean }>(3);
	for (const [name, visible] of Object.entries({ a: true, b: false, c: false, d: false }))
		queue.add({ name, visible });
	expect([queue.take(), queue.take(), queue.take(), queue.take()].map((job) => job?.name)).toEqual([
		"a",
		"d",
		"c",
		undefined,
	]);
});
