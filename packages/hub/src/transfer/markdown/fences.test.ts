import fc from "fast-check";
import { expect, test } from "vitest";
import { details, fenced, inlineCode, plain } from "./fences.ts";

test("[E20.markdown] a fence is longer than any inside it, so that nothing closes it early", () => {
	expect(fenced("a", "text")).toBe("```text\na\n```");
	expect(fenced("````\n# Out!\n````", "")).toBe("`````\n````\n# Out!\n````\n`````");
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom("`", "~", "\n", " ", "a", "#") }), (text) => {
			const [first = "", ...rest] = fenced(text, "text").split("\n");
			const fence = first.slice(0, -"text".length);
			const ends = rest.flatMap((line, at) => (line.trim().startsWith(fence) ? [at] : []));
			expect(ends).toEqual([rest.length - 1]);
		}),
	);
});

test("[E20.markdown] inline code stays on its line", () => {
	expect(inlineCode("a`b")).toBe("``a`b``");
	expect(inlineCode("`x`")).toBe("`` `x` ``");
	expect(inlineCode("")).toBe("` `");
	expect(inlineCode("one\r\n\n# two\u2028three")).toBe("`one ⏎ # two ⏎ three`");
});

test("[E20.markdown] text in a heading or a summary has no markup", () => {
	expect(plain("*a* [b](c)\n# <d>")).toBe("\\*a\\* \\[b\\](c) \\# \\<d\\>");
	expect(details("</summary><b>", "x")).toContain("<summary>&lt;/summary&gt;&lt;b&gt;</summary>");
});
