import { expect, test } from "vitest";
import { commandLine } from "./command-line.ts";

test("[E26.approved] a command line shows where each argument begins and hides nothing", () => {
	expect(commandLine(["npx", "-y", "a b", "", 'say "x"', "x\ny"])).toBe(
		'npx -y "a b" "" "say \\"x\\"" "x\\ny"',
	);
	expect(commandLine(["serve\u202e.js"])).toBe('"serve[U+202E].js"');
});
