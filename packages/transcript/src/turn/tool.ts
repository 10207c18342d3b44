import type { ToolChange, ToolStatus } from "@parley/protocol/tool/events";
import { mergeMeta } from "./meta.ts";
import type { ToolCall } from "./turn.ts";

const newCall = (toolCallId: string): ToolCall => ({
	toolCallId,
	title: "",
	status: "pending",
	content: [],
	locations: [],
});

/** Merges a change into a call. Agents repeat old statuses after the end, so a finished call never becomes active again. */
export const changeTool = (before: ToolCall | undefined, change: ToolChange): ToolCall => {
	const base = before === undefined || change.replace === true ? newCall(change.toolCallId) : before;
	const { at, since, replace, status, ...fields } = change;
	return { ...base, ...fields, ...mergeMeta(base, change), status: nextStatus(base.status, status) };
};

/** One change with the effect of two consecutive ones. */
export const mergeChanges = (first: ToolChange, second: ToolChange): ToolChange => {
	if (second.replace === true) return second;
	const status = first.status === undefined ? second.status : nextStatus(first.status, second.status);
	return {
		...first,
		...second,
		...mergeMeta(first, second),
		...(status === undefined ? {} : { status }),
	};
};

/** Whether the agent, or its cancellation, has settled a call. */
export const isFinished = (status: ToolStatus): boolean => {
	switch (status) {
		case "completed":
		case "failed":
		case "cancelled":
			return true;
		case "pending":
		case "running":
		case "background":
		case "unreported":
			return false;
	}
};

/** Whether a call may still be running. */
export const isUnderWay = (status: ToolStatus): boolean => !isFinished(status) && status !== "unreported";

export const nextStatus = (before: ToolStatus, after: ToolStatus | undefined): ToolStatus => {
	if (after === undefined || (isFinished(before) && !isFinished(after))) return before;
	return after;
};
