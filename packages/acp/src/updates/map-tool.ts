import type { ToolChange, ToolContent, ToolLocation, ToolStatus } from "@parley/protocol/tool/events";
import { isToolContentBlock, isToolDiff, isToolLocation, isToolTerminal } from "../wire/check.ts";
import type { ToolCall } from "../wire/tool-call.ts";
import { mapContent } from "./map-content.ts";
import { interruptText, type Mapped } from "./mapped.ts";
import type { KnownTool, MappingState } from "./mapping-state.ts";

/** A call appears or changes. Calls, updates and permission requests come in any order, so all of them are upserts. */
export const mapToolCall = (state: MappingState, call: ToolCall): Mapped => {
	const known = state.tools.get(call.toolCallId);
	const status = nextStatus(known?.status, call.status);
	const change: ToolChange = {
		toolCallId: call.toolCallId,
		...(typeof call.title === "string" ? { title: call.title } : {}),
		...(typeof call.kind === "string" ? { kind: call.kind } : {}),
		...(status === known?.status ? {} : { status }),
		...toolDetails(call),
		...(call.rawOutput === undefined ? {} : { rawOutput: call.rawOutput }),
	};
	const isNews = known === undefined || Object.keys(change).length > 1;
	const title = change.title ?? known?.title;
	return {
		state: rememberTool(known === undefined ? interruptText(state) : state, call.toolCallId, known, {
			status,
			title,
		}),
		events: isNews ? [{ type: "tool", payload: change }] : [],
	};
};

/** The parts of a call that a permission request shows as well. */
export const toolDetails = (call: ToolCall): Pick<ToolChange, "content" | "locations" | "rawInput"> => ({
	...(Array.isArray(call.content) ? { content: call.content.map(mapToolContent) } : {}),
	...(Array.isArray(call.locations) ? { locations: call.locations.flatMap(mapLocation) } : {}),
	...(call.rawInput === undefined ? {} : { rawInput: call.rawInput }),
});

/** Closes the calls that are still open: when their turn is over, no agent can be relied on to do it. */
export const closeTools = (state: MappingState, status: "cancelled" | "failed"): Mapped => {
	const open = [...state.tools].filter(([, tool]) => !isFinished(tool.status));
	if (open.length === 0) return { state, events: [] };
	const closed = open.map(([id, tool]) => [id, { ...tool, status }] as const);
	return {
		state: { ...state, tools: new Map([...state.tools, ...closed]) },
		events: open.map(([toolCallId]) => ({ type: "tool", payload: { toolCallId, status } })),
	};
};

const rank: Readonly<Record<ToolStatus, number>> = {
	pending: 0,
	running: 1,
	completed: 2,
	failed: 2,
	cancelled: 2,
};

const isFinished = (status: ToolStatus): boolean => rank[status] === rank.completed;

/** A call never goes back. One that we closed may still turn out to have ended otherwise: the agent knows better. */
const nextStatus = (known: ToolStatus | undefined, word: string | null | undefined): ToolStatus => {
	const said = statusOf(word);
	if (known === undefined) return said ?? "pending";
	return said === undefined || rank[said] < rank[known] ? known : said;
};

const statusOf = (word: string | null | undefined): ToolStatus | undefined => {
	switch (word) {
		case "in_progress":
			return "running";
		case "pending":
		case "completed":
		case "failed":
		case "cancelled":
			return word;
		default:
			return undefined;
	}
};

const rememberTool = (
	state: MappingState,
	id: string,
	known: KnownTool | undefined,
	tool: KnownTool,
): MappingState =>
	known?.status === tool.status && known.title === tool.title
		? state
		: { ...state, tools: new Map(state.tools).set(id, tool) };

const mapToolContent = (item: unknown): ToolContent => {
	if (isToolContentBlock(item)) return { type: "content", content: mapContent(item.content) };
	if (isToolTerminal(item)) return { type: "terminal", terminalId: item.terminalId };
	if (!isToolDiff(item)) return { type: "other", data: item };
	const { path, oldText, newText } = item;
	return { type: "diff", path, ...(typeof oldText === "string" ? { oldText } : {}), newText };
};

const mapLocation = (item: unknown): ToolLocation[] => {
	if (!isToolLocation(item)) return [];
	const { path, line } = item;
	return [Number.isSafeInteger(line) && Number(line) >= 0 ? { path, line: Number(line) } : { path }];
};
