import type { ToolChange, ToolContent, ToolLocation, ToolStatus } from "@parley/protocol/tool/events";
import { isToolContentBlock, isToolDiff, isToolLocation, isToolTerminal } from "../wire/check.ts";
import type { ToolCall } from "../wire/tool-call.ts";
import { isFinished, isOver, type KnownTool, type KnownTools } from "./known-tools.ts";
import { mapContent } from "./map-content.ts";
import { type AgentEvent, interruptText, type Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";
import { toolMeta } from "./tool-meta.ts";
import { mapOutput, readTerminal } from "./tool-terminal.ts";
import { unreadFields } from "./unread-fields.ts";
import { keptUpdate } from "./unread-update.ts";

/**
 * Maps a new or changed call. Calls, updates and permission requests come in any order, so all are upserts. An update after the turn
 * belongs to the tool that began in it, but an announcement with the id of a finished call begins a new tool.
 */
export const mapToolCall = (state: MappingState, call: ToolCall, announced: boolean): Mapped => {
	const { toolCallId } = call;
	const known = announced ? announcedTool(state, toolCallId) : state.tools.get(toolCallId);
	const isLive = state.live && (known === undefined || known.scope === state.scope);
	const status = nextStatus(known?.status, statusOf(call.status), isLive);
	const terminal = readTerminal(call._meta);
	const { exit } = terminal;
	const meta = { ...terminal.meta, ...toolMeta(call, statusOf(call.status) === undefined) };
	const change: ToolChange = {
		toolCallId,
		...(typeof call.title === "string" ? { title: call.title } : {}),
		...(typeof call.name === "string" ? { name: call.name } : {}),
		...(typeof call.kind === "string" ? { kind: call.kind } : {}),
		...(status === known?.status ? {} : { status }),
		...toolDetails(call),
		...(call.rawOutput === undefined ? {} : { rawOutput: call.rawOutput }),
		...(exit === undefined ? {} : { exit }),
		...(Object.keys(meta).length === 0 ? {} : { meta }),
	};
	const title = change.title ?? known?.title;
	if (known?.status !== status || known.title !== title) {
		const began = known?.began ?? state.tools.begin(toolCallId);
		state.tools.set(toolCallId, { status, title, scope: known?.scope ?? state.scope, began });
	}
	if (change.content !== undefined) state.tools.show(toolCallId, change.content);
	const isNews = known === undefined || Object.keys(change).length > 1;
	const events = known === undefined ? begin(state, change, announced) : changed(change);
	const told = { state: known === undefined ? interruptText(state) : state, events: isNews ? events : [] };
	return beside(mapOutput(told.state, toolCallId, terminal), told.events, call);
};

const changed = (change: ToolChange): AgentEvent[] => [{ type: "tool", payload: change }];

/** Adds the events before these, and behind them what of a call could not be read: it is kept, and costs nothing else of it. */
const beside = (mapped: Mapped, events: readonly AgentEvent[], call: ToolCall): Mapped => {
	const unread = unreadFields(call);
	const all = [...events, ...mapped.events];
	return unread === undefined
		? { state: mapped.state, events: all }
		: {
				state: interruptText(mapped.state),
				events: [...all, keptUpdate("tool_call_update", { toolCallId: call.toolCallId, ...unread })],
			};
};

/** The tool that an announcement refers to, unless it begins a new one. */
export const announcedTool = ({ tools, scope }: MappingState, toolCallId: string): KnownTool | undefined => {
	const known = tools.get(toolCallId);
	return known !== undefined && known.scope !== scope && isOver(known.status) ? undefined : known;
};

const begin = ({ tools }: MappingState, change: ToolChange, announced: boolean): AgentEvent[] => {
	const event: AgentEvent = { type: "tool", payload: change, ...(announced ? { begins: true } : {}) };
	const { excess } = tools;
	return excess === undefined ? [event] : [event, close(tools, excess, "unreported")];
};

/** The details of a call that a permission request shows as well. */
export const toolDetails = (call: ToolCall): Pick<ToolChange, "content" | "locations" | "rawInput"> => ({
	...(Array.isArray(call.content) ? { content: call.content.map(mapToolContent) } : {}),
	...(Array.isArray(call.locations) ? { locations: call.locations.flatMap(mapLocation) } : {}),
	...(call.rawInput === undefined ? {} : { rawInput: call.rawInput }),
});

/** Closes the calls that a finished turn left open: agents cannot be relied on to do so. Background calls continue. */
export const closeTools = ({ tools }: MappingState, status: ToolStatus): AgentEvent[] =>
	tools.underWay.flatMap(([id, tool]) => (tool.status === "background" ? [] : [close(tools, id, status)]));

/**
 * Ends the background calls of a dead agent without a result, in the order of their ids: which of them came back first after its turn is not
 * in the log, and a restored mapping must end them alike.
 */
export const abandonTools = ({ tools }: MappingState): AgentEvent[] =>
	tools.underWay
		.flatMap(([id, { status }]) => (status === "background" ? [id] : []))
		.sort()
		.map((id) => close(tools, id, "unreported"));

const close = (tools: KnownTools, toolCallId: string, status: ToolStatus): AgentEvent => {
	const known = tools.get(toolCallId);
	if (known !== undefined) tools.set(toolCallId, { ...known, status });
	return { type: "tool", payload: { toolCallId, status } };
};

/**
 * A call never goes backwards. One that we closed may still report another end, since the agent knows better. One that continues after its
 * turn runs in the background.
 */
const nextStatus = (
	known: ToolStatus | undefined,
	said: ToolStatus | undefined,
	isLive: boolean,
): ToolStatus => {
	if (said !== undefined && isFinished(said)) return said;
	if (known !== undefined && isFinished(known)) return known;
	if (!isLive) return "background";
	return said === undefined || known === "running" ? (known ?? "pending") : said;
};

const statusOf = (word: unknown): ToolStatus | undefined => {
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
