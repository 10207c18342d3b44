import { expect, test } from "vitest";
import { outputIn, repeats, shownText } from "./raw-output.ts";

test("[E4.raw] the output of a command is found in the forms that agents give it, once", () => {
	expect(outputIn("plain")).toBe("plain");
	expect(outputIn({ output: "a b", stdout: "a  b\n", exit_code: 0 })).toBe("a b");
	expect(outputIn({ stdout: "out", stderr: "err" })).toBe("out\nerr");
	expect(outputIn({ stdout: "", code: 0 })).toBeUndefined();
	expect(outputIn({ type: "longText", text: "x" })).toBeUndefined();
	expect(outputIn([1])).toBeUndefined();
});

test("[E4.raw] output that is shown already is recognised, whatever its spaces", () => {
	const content = [{ type: "content", content: { type: "text", text: "```\none\ntwo\n```" } }] as const;
	expect(repeats(shownText(content, ""), "one\r\ntwo\r\n")).toBe(true);
	expect(repeats(shownText(content, "three"), "three")).toBe(true);
	expect(repeats(shownText(content, ""), "three")).toBe(false);
});
