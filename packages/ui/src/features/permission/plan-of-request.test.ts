import type { ToolContent } from "@parley/protocol/tool/events";
import { expect, test } from "vitest";
import { planOfRequest } from "./plan-of-request.ts";

const text = (said: string): ToolContent => ({ type: "content", content: { type: "text", text: said } });

const nothing = (): readonly ToolContent[] => [];

test("[B6.fromPermission] a plan is in the input of the request, or in its content", () => {
	const kind = "switch_mode";
	expect(planOfRequest({ kind, rawInput: { plan: "1. Listen" } }, nothing)).toEqual({ text: "1. Listen" });
	expect(planOfRequest({ kind, content: [text("1. Listen"), text("2. Wait")] }, nothing)).toEqual({
		text: "1. Listen\n\n2. Wait",
	});
	expect(planOfRequest({ kind, rawInput: { plan: 7 } }, nothing)).toEqual({ text: undefined });
	expect(planOfRequest({ kind: "edit", rawInput: { plan: "1. Listen" } }, nothing)).toBeUndefined();
});

test("[B6.fromFile] a plan that is only in a file is what the agent wrote there last", () => {
	const kind = "switch_mode";
	const file = "/plans/calm.md";
	const diff = (path: string, newText: string): ToolContent => ({ type: "diff", path, newText });
	const shown = () => [diff(file, "1. Talk\n"), diff(file, "1. Listen\n"), diff("/b.md", "no")];
	expect(planOfRequest({ kind, rawInput: { plan_path: file } }, shown)).toEqual({
		text: "1. Listen\n",
		file,
	});
	expect(planOfRequest({ kind, locations: [{ path: file }] }, shown)).toEqual({ text: "1. Listen\n", file });
	expect(planOfRequest({ kind, rawInput: { plan_path: "/other.md" } }, shown)).toEqual({
		...{ text: undefined, file: "/other.md" },
	});
});
