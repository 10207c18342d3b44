import type { ToolChange } from "@parley/protocol/tool/events";
import { expect, test } from "vitest";
import { changeTool } from "./tool.ts";
import type { ToolCall } from "./turn.ts";

const after = (...changes: Omit<ToolChange, "toolCallId">[]): ToolCall | undefined =>
	changes.reduce<ToolCall | undefined>(
		(call, change) => changeTool(call, { toolCallId: "t", ...change }),
		undefined,
	);

test("[B7.progress] an update that precedes its call creates the call", () => {
	expect(after({ status: "running" }, { title: "Read" })).toMatchObject({ title: "Read", status: "running" });
});

test("[B7.progress] absent fields stay, present ones replace", () => {
	expect(after({ title: "Read", rawInput: 1 }, { rawOutput: 2 })).toMatchObject({
		title: "Read",
		rawInput: 1,
		rawOutput: 2,
	});
});

test.each(["completed", "failed", "cancelled"] as const)(
	"[B7.progress] a call that has %s never becomes active again",
	(status) => {
		expect(after({ status }, { status: "pending", title: "late" })).toMatchObject({ status, title: "late" });
		expect(after({ status }, { status: "running" })).toMatchObject({ status });
	},
);

test("[B7.progress] a whole call replaces everything before it", () => {
	expect(
		after({ title: "old", kind: "edit", status: "completed" }, { replace: true, status: "running" }),
	).toEqual({
		toolCallId: "t",
		title: "",
		status: "running",
		content: [],
		locations: [],
	});
});
