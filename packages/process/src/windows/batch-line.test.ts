import fc from "fast-check";
import { expect, test } from "vitest";
import { BatchLineError, batchArguments, batchLine } from "./batch-line.ts";

const variables: Readonly<Record<string, string>> = {
	PATH: "C:\\secret",
	CD: "D:\\project",
	A: '" & calc & "',
};

/** How cmd.exe expands variables on a command line: an unknown name stays, and `:~,` takes nothing of a value. */
const expand = (line: string): string =>
	line.replace(/%([^%:]+)(:[^%]*)?%/g, (whole, name: string, part: string | undefined) => {
		const value = variables[name.toUpperCase()];
		if (value === undefined) return whole;
		return part === ":~," ? "" : value;
	});

/** The text outside quotes, where cmd.exe interprets `& | < > ^ ( )`. */
const unquoted = (line: string): string => line.replace(/"[^"]*"/g, "");

/** How a program parses its command line: the rules of Microsoft's C runtime. */
const split = (line: string): string[] => {
	const found: string[] = [];
	let at = 0;
	while (at < line.length) {
		while (line[at] === " ") at += 1;
		if (at >= line.length) break;
		let text = "";
		let isQuoted = false;
		for (; at < line.length && (isQuoted || line[at] !== " "); at += 1) {
			let slashes = 0;
			while (line[at] === "\\") {
				slashes += 1;
				at += 1;
			}
			if (line[at] !== '"') {
				text += "\\".repeat(slashes);
				if (at < line.length && (isQuoted || line[at] !== " ")) text += line[at];
				else at -= 1;
				continue;
			}
			text += "\\".repeat(Math.floor(slashes / 2));
			if (slashes % 2 === 1) text += '"';
			else if (isQuoted && line[at + 1] === '"') {
				text += '"';
				at += 1;
			} else isQuoted = !isQuoted;
		}
		found.push(text);
	}
	return found;
};

const received = (args: readonly string[]): string[] =>
	split(expand(batchLine("C:\\x\\npx.cmd", args))).slice(1);

test.each<[string, string]>([
	["plain", '"plain"'],
	["", '""'],
	["two words", '"two words"'],
	["a&b|c<d>e^f(g)", '"a&b|c<d>e^f(g)"'],
	['say "hi"', '"say ""hi"""'],
	['" & calc & "', '""" & calc & """'],
	["C:\\folder\\", '"C:\\folder\\\\"'],
	['a\\"b', '"a\\\\""b"'],
	["%PATH%", '"%%cd:~,%PATH%%cd:~,%"'],
	["100%", '"100%%cd:~,%"'],
	["!A!", '"!A!"'],
])("[E1.windows] %j is written %s and arrives unchanged", (argument, expected) => {
	expect(batchLine("f", [argument])).toBe(`"f" ${expected}`);
	expect(received([argument])).toEqual([argument]);
});

test("[E1.windows] any arguments arrive unchanged, and cmd.exe finds nothing to interpret", () => {
	const nasty = fc.constantFrom(...'""%%&|<>^()!\\\\ ab\'`,;=~:', "%PATH%", "%A%", "%cd%", '"&calc&"', "^&");
	const argument = fc.oneof(fc.string({ unit: nasty, maxLength: 30 }), fc.string({ maxLength: 20 }));
	fc.assert(
		fc.property(
			fc.array(
				argument.filter((text) => !/[\0\r\n]/.test(text)),
				{ maxLength: 5 },
			),
			(args) => {
				expect(received(args)).toEqual(args);
				expect(unquoted(expand(batchLine("f", args))).trim()).toBe("");
			},
		),
		{ numRuns: 2000 },
	);
});

test.each(["a\nb", "a\rb", "a\0b"])(
	"[E1.windows] %j cannot be given to a batch file and is refused",
	(argument) => {
		expect(() => batchLine("f", [argument])).toThrow(BatchLineError);
	},
);

test("[E1.windows] a line longer than cmd.exe reads is refused, not truncated", () => {
	expect(() => batchLine("f", ["x".repeat(8191)])).toThrow(BatchLineError);
});

test("[E1.windows] the line is passed whole, between quotes that cmd.exe strips", () => {
	expect(batchArguments('"f" "a"')).toEqual(["/d", "/s", "/e:on", "/v:off", "/c", '""f" "a""']);
});
