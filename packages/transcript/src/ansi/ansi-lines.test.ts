import fc from "fast-check";
import { expect, test } from "vitest";
import { ansiLines, withoutAnsi } from "./ansi-lines.ts";

const esc = "\u001b";

test("[E4.toolContent] colours, weights and their resets become spans", () => {
	expect(ansiLines(`a${esc}[1;31mred${esc}[22m thin${esc}[0m b`)).toEqual([
		[
			{ text: "a", style: {} },
			{ text: "red", style: { bold: true, foreground: 1 } },
			{ text: " thin", style: { foreground: 1 } },
			{ text: " b", style: {} },
		],
	]);
	expect(ansiLines(`${esc}[3;4;9;2;7mx${esc}[23;24;29;22;27my`)).toEqual([
		[
			{ text: "x", style: { italic: true, underline: true, strike: true, dim: true, inverse: true } },
			{ text: "y", style: {} },
		],
	]);
});

test.each([
	["bright", "97;100", { foreground: 15, background: 8 }],
	["one of 256, of the theme", "38;5;9", { foreground: 9 }],
	["one of 256, of the cube", "48;5;208", { background: "#ff8700" }],
	["one of 256, a grey", "38;5;244", { foreground: "#808080" }],
	["true colour", "38;2;1;2;255", { foreground: "#0102ff" }],
	["true colour with colons", "38:2::1:2:255", { foreground: "#0102ff" }],
	["true colour with fewer colons", "48:2:1:2:255", { background: "#0102ff" }],
	["what follows a colour", "38;5;208;1", { foreground: "#ff8700", bold: true }],
	["an underline of another shape", "4:3", { underline: true }],
	["reset by nothing", "31;", {}],
	["what nobody knows", "999;31", { foreground: 1 }],
])("[E4.toolContent] a colour is read: %s", (_, parameters, style) => {
	expect(ansiLines(`${esc}[${parameters}mx`)).toEqual([[{ text: "x", style }]]);
});

test("[E4.toolContent] sequences that move the cursor, erase, or name a window or link are dropped; the link's text stays", () => {
	const link = `${esc}]8;;https://example.org/?q=1${esc}\\the text${esc}]8;;${esc}\\`;
	expect(
		withoutAnsi(`${esc}]0;title\u0007${esc}[2J${esc}[1;1H${esc}[?25l${link}${esc}(B${esc}7${esc}[>4;1m!`),
	).toBe("the text!");
	expect(withoutAnsi("\u009b31mred\u009d0;t\u009c.\u0000\u0007")).toBe("red.");
});

test("[E4.toolContent] a progress line that is overwritten repeatedly shows its last content", () => {
	expect(withoutAnsi("10 %\r50 %\r100 %\nnext\r\nlast\r")).toBe("100 %\nnext\nlast");
	expect(withoutAnsi(`working${esc}[K\r${esc}[Kdone`)).toBe("done");
	expect(withoutAnsi("|\b/\b-\bok 😀\b!")).toBe("ok !");
});

test("[E4.toolContent] a truncated sequence leaves no trace, wherever it is cut", () => {
	const whole = `${esc}]8;;https://e.org${esc}\\link${esc}]8;;${esc}\\ ${esc}[38;2;1;2;3mcolour${esc}[0m ${esc}(Bend`;
	for (let end = 0; end <= whole.length; end += 1)
		expect("link colour end".startsWith(withoutAnsi(whole.slice(0, end)))).toBe(true);
	expect(withoutAnsi(`${esc}]0;never closed\nthe next line`)).toBe("\nthe next line");
});

const isControl = (character: string): boolean => {
	const code = character.charCodeAt(0);
	return (code < 0x20 && character !== "\t" && character !== "\n") || (code >= 0x7f && code < 0xa0);
};

test("[E4.toolContent] text without controls is unchanged, and no control leaves a trace", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			const plain = [...text].filter((character) => !isControl(character)).join("");
			expect(withoutAnsi(plain)).toBe(plain);
		}),
	);
	const pieces = fc.constantFrom(
		...[esc, "[", "]", "31", ";", "m", "\u0007", "\\", "\r", "\n", "\b", "x", "\u009b", "\u009d", "P", " "],
	);
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
			expect([...withoutAnsi(parts.join(""))].filter(isControl)).toEqual([]);
		}),
	);
});

const million = 1_000_000;

// Quadratic work would take hours here.
test.each([
	["openings that never close", `${esc}]`.repeat(million)],
	["strings that never close", `\u009dx`.repeat(million)],
	["colours", `${esc}[31mx${esc}[32m`.repeat(million / 4)],
	["returns", "x\r".repeat(million)],
	["steps back over a long line", `${"x".repeat(million)}${"y\b".repeat(million)}`],
	["parameters without an end", "\u009b1;2;3;".repeat(million / 4)],
])("[E4.toolContent] the work is linear in the text: %s", (_, text) => {
	expect(ansiLines(text).length).toBe(1);
});
