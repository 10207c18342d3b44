import { isFields } from "@parley/base/guards/fields";
import type { Activity } from "@parley/protocol/agent/events";
import { isTextBlock } from "../wire/check.ts";
import type { ContentBlock } from "../wire/content.ts";
import type { UpdateOf } from "../wire/session-update.ts";
import { mapContent } from "./map-content.ts";
import { type AgentEvent, interruptText, type Mapped } from "./mapped.ts";
import { blockIdOf, type MappingState } from "./mapping-state.ts";
import { addedMeta, metaOf } from "./meta.ts";
import { appendSide, replaceSide, type SideKind } from "./side-text.ts";

/** The oldest is forgotten beyond this: an update of it counts as its first. */
const maxActivities = 64;

/** Maps a compaction of the agent's context. Omitted fields are unchanged, and null clears one. */
export const mapCompaction = (state: MappingState, update: UpdateOf<"compaction_update">): Mapped => {
	const { compactionId: activityId, status, summary, error } = update;
	const known = state.activities.get(activityId);
	const detail = error === undefined ? known?.detail : textOr(error);
	const told = show(state, {
		activityId,
		kind: "compaction",
		status: status === "in_progress" ? "running" : status,
		...(detail === undefined ? {} : { detail }),
		...addedMeta({ ...(known?.meta === undefined ? {} : { meta: known.meta }) }, metaOf(update)).all,
	});
	return summary === undefined ? told : tell(told, "summary", activityId, summary);
};

/** Maps a part of a compaction's summary, which may be the first to name the compaction. */
export const mapCompactionSummary = (
	state: MappingState,
	{ compactionId: activityId, content }: UpdateOf<"compaction_summary_chunk">,
): Mapped => {
	const begun = state.activities.has(activityId)
		? { state, events: [] }
		: show(state, { activityId, kind: "compaction", status: "running" });
	return after(begun, (current) => tellPart(current, "summary", activityId, content));
};

/** Maps what an agent tells of a session that works for this one. */
export const mapSubagent = (state: MappingState, update: UpdateOf<"subagent_update">): Mapped => {
	const { sessionId: activityId, title, description, state: working } = update;
	const known = state.activities.get(activityId);
	const name = title === undefined ? known?.title : textOr(title);
	const detail = description === undefined ? known?.detail : textOr(description);
	return show(state, {
		activityId,
		kind: "subagent",
		status: working === undefined ? (known?.status ?? "running") : statusOf(working),
		...(name === undefined ? {} : { title: name }),
		...(detail === undefined ? {} : { detail }),
	});
};

/** Maps a message between two sessions, whole. */
export const mapLetter = (
	state: MappingState,
	{ messageId, content }: UpdateOf<"session_message">,
): Mapped =>
	content === undefined ? { state, events: [] } : tell({ state, events: [] }, "letter", messageId, content);

export const mapLetterPart = (
	state: MappingState,
	{ messageId, content }: UpdateOf<"session_message_chunk">,
): Mapped => tellPart(state, "letter", messageId, content);

/** Ends the activities that a finished turn left open, as its tools are. */
export const closeActivities = (state: MappingState, status: string): Mapped => {
	const open = [...state.activities.values()].filter(
		(each) => each.status === "running" || each.status === "waiting",
	);
	let current: Mapped = { state, events: [] };
	for (const activity of open) current = after(current, (now) => show(now, { ...activity, status }));
	return current;
};

/** What is known of activities once an event is in the log. */
export const withActivity = (
	activities: MappingState["activities"],
	{ at: _, since: __, ...activity }: Activity,
): MappingState["activities"] => {
	const next = new Map(activities).set(activity.activityId, activity);
	const [oldest] = next.keys();
	if (next.size > maxActivities && oldest !== undefined) next.delete(oldest);
	return next;
};

const show = (state: MappingState, activity: Activity): Mapped => {
	const { activities } = state;
	const isNew = !activities.has(activity.activityId);
	return {
		state: { ...(isNew ? interruptText(state) : state), activities: withActivity(activities, activity) },
		events: [{ type: "activity", payload: activity }],
	};
};

/** The foreground work of a subagent; it may be asked again later. */
const statusOf = (working: unknown): string => {
	const { state, stopReason = "end_turn" } = isFields(working) ? working : { state: working };
	if (state === "requires_action") return "waiting";
	const word = state === "idle" ? stopReason : state;
	if (word === "end_turn") return "completed";
	return typeof word === "string" && word !== "" && word.length <= 100 ? word : "unreported";
};

const textOr = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value.slice(0, 32_000) : undefined;

/** Tells the whole of a text; what is not text in it gets blocks of its own. */
const tell = (mapped: Mapped, kind: SideKind, messageId: string, content: unknown): Mapped => {
	const parts: readonly unknown[] = Array.isArray(content) ? content : content == null ? [] : [content];
	const text = parts.map((part) => (isTextBlock(part) ? part.text : "")).join("");
	let told = after(mapped, (state) => replaceSide(state, kind, messageId, text));
	for (const part of parts)
		if (!isTextBlock(part)) told = after(told, (state) => tellOther(state, messageId, part));
	return told;
};

const tellPart = (state: MappingState, kind: SideKind, messageId: string, content: ContentBlock): Mapped =>
	isTextBlock(content)
		? appendSide(state, kind, messageId, content.text)
		: tellOther(state, messageId, content);

const tellOther = (state: MappingState, messageId: string, data: unknown): Mapped => {
	const blocks = state.blocks + 1;
	const content =
		isFields(data) && typeof data["type"] === "string"
			? mapContent({ ...data, type: data["type"] })
			: ({ type: "other", kind: "unnamed", data } as const);
	const event: AgentEvent = {
		type: "content",
		payload: { messageId, blockId: blockIdOf(state, blocks), content },
	};
	return { state: { ...interruptText(state), blocks }, events: [event] };
};

const after = ({ state, events }: Mapped, map: (state: MappingState) => Mapped): Mapped => {
	const next = map(state);
	return { state: next.state, events: [...events, ...next.events] };
};
