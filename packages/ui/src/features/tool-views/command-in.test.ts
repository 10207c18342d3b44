import { expect, test } from "vitest";
import { commandIn, repeatsCommand } from "./command-in.ts";

test("[E21.parameters] a command is shown as it runs, even if it is given in parts", () => {
	expect(commandIn({ command: "rm -r dist" })).toBe("rm -r dist");
	expect(commandIn({ command: ["bash", "-lc", "echo 'a b' | wc", ""] })).toBe(
		String.raw`bash -lc 'echo '\''a b'\'' | wc' ''`,
	);
	expect(commandIn({ file: "a" })).toBeUndefined();
	expect(commandIn("rm")).toBeUndefined();
});

test("[E21.parameters] a title that only repeats the command is recognised", () => {
	expect(repeatsCommand("`npm  test`", "npm test")).toBe(true);
	expect(repeatsCommand("Run `npm test`", "npm test")).toBe(true);
	expect(repeatsCommand("Test it", "npm test")).toBe(false);
});
