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

test("[A5.result] the same change with more or less around it is not there twice", () => {
	const around: ToolContent = { ...diff, oldText: "zero\none\nend\n", newText: "zero\ntwo\nend\n" };
	expect(askedBeside(request, { content: [text("Edited."), around] })).toEqual([]);
	expect(askedBeside({ ...request, content: [around] }, { content: [diff] })).toEqual([]);
	expect(askedBeside(request, { content: [{ ...around, path: "/b.ts" }] })).toEqual([diff]);
	const more: ToolContent = { ...around, newText: "0\ntwo\nend\n" };
	expect(askedBeside(request, { content: [more] })).toEqual([diff]);
});

test("[A5.result] a file's changes may come in one part or in several", () => {
	const whole: ToolContent = { ...diff, oldText: "one\nkept\nthree\n", newText: "two\nkept\nfour\n" };
	const second: ToolContent = { ...diff, oldText: "three\n", newText: "four\n" };
	expect(askedBeside({ ...request, content: [whole] }, { content: [diff, second] })).toEqual([]);
	expect(askedBeside({ ...request, content: [diff, second] }, { content: [whole] })).toEqual([]);
	expect(askedBeside({ ...request, content: [whole] }, { content: [diff] })).toEqual([whole]);
});

test("[A5.result] line endings and what is known only in part are compared as they are", () => {
	const ending: ToolContent = { ...diff, oldText: "one\n", newText: "one\r\n" };
	const ended: ToolContent = { ...diff, oldText: "one", newText: "one\n" };
	expect(askedBeside({ ...request, content: [ending] }, { content: [ended] })).toEqual([ending]);
	const both: ToolContent = { ...diff, oldText: "one\nend\n", newText: "two\r\nend\r\n" };
	expect(askedBeside({ ...request, content: [both] }, { content: [diff] })).toEqual([both]);
	const part: ToolContent = { ...diff, newBlob: { blob: "b1", size: 9 } };
	expect(askedBeside({ ...request, content: [part] }, { content: [diff] })).toEqual([part]);
	expect(askedBeside({ ...request, content: [part] }, { content: [{ ...part }] })).toEqual([]);
});

test("[A5.result] a command is not repeated either", () => {
	const asked = { ...request, rawInput: { command: "npm test" }, content: [text("npm test")] };
	expect(askedBeside(asked, { content: [] })).toEqual([]);
});
