import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { posixLine, powershellLine } from "./shell-line.ts";

const show = "for (const word of process.argv.slice(1)) console.log(JSON.stringify(word))";
const word = fc.string({ maxLength: 20, unit: "grapheme" }).filter((text) => !text.includes("\0"));

test("[E3.authentication] a POSIX shell takes every word and every variable as it is", () => {
	fc.assert(
		fc.property(fc.array(word, { maxLength: 4 }), word, (args, value) => {
			const args0 = ["--eval", `${show}; console.log(JSON.stringify(process.env["A_B"]))`, "--", ...args];
			const line = posixLine({ command: process.execPath, args: args0, cwd: "/", env: { A_B: value } });
			const lines = execFileSync("sh", ["-c", line], { encoding: "utf8" }).trimEnd().split("\n");
			expect(lines.map((each) => JSON.parse(each))).toEqual([...args, value]);
		}),
		{ numRuns: 20 },
	);
});

test("[E3.authentication] words that need no quotes get none, and PowerShell's are always quoted", () => {
	const shown = { command: "agent", args: ["auth", "it's"], cwd: "/code/a b", env: { HOME: "/me" } };
	expect(posixLine(shown)).toBe(`cd '/code/a b' && env HOME=/me agent auth 'it'\\''s'`);
	expect(powershellLine(shown)).toBe(
		"Set-Location -LiteralPath '/code/a b'; Set-Item -LiteralPath 'Env:HOME' '/me'; & 'agent' 'auth' 'it''s'",
	);
	expect(powershellLine({ ...shown, args: ["a’; calc"], env: {} })).toContain("'a’’; calc'");
});
