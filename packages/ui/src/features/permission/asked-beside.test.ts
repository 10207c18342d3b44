import type { ToolContent } from "@parley/protocol/tool/events";
import { expect, test } from "vitest";
import { askedBeside } from "./asked-beside.ts";

const diff: ToolContent = { type: "diff", path: "/a.ts", oldText: "one\n", newText: "two\n" };
const text = (words: string): ToolContent => ({ type: "content", content: { type: "text", text: words } });
const request = { requestId: "r", title: "Edit", options: [], content: [diff] };

test("[A5.result] the requested content stays after the agent has replaced the tool's content", () => {
	expect(askedBeside(request, { content: [text("Edited.")] })).toEqual([diff]);
});

test("[A5.result] content that the tool itself shows is not repeated, whatever the order of its fields", () => {
	const same: ToolContent = { newText: "two\n", oldText: "one\n", path: "/a.ts", type: "diff" };
	expect(askedBeside(request, { content: [same] })).toEqual([]);
	const other: ToolContent = { ...diff, newText: "three\n" };
	expect(askedBeside(request, { content: [other] })).toEqual([diff]);
});

test("[A5.result] a command is not repeated either", () => {
	const asked = { ...request, rawInput: { command: "npm test" }, content: [text("npm test")] };
	expect(askedBeside(asked, { content: [] })).toEqual([]);
});
