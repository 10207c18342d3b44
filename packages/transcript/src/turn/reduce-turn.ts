import type { LogEvent } from "@parley/protocol/log/log-event";
import {
	type FrameEvent,
	type ItemEvent,
	isFrameEvent,
	isItemEvent,
	isSingleEvent,
	itemIdOf,
	placeOf,
	type SingleEvent,
} from "./item-of.ts";
import { mergeMeta } from "./meta.ts";
import { changeQuestion } from "./question.ts";
import { spliceText } from "./text.ts";
import { changeTool } from "./tool.ts";
import type { TextItem } from "./turn.ts";
import type { TurnDraft } from "./turn-draft.ts";

/**
 * Applies one event to its turn. An item ignores events it has already applied, since a page may have been ahead of the live stream.
 * An event of an item that is not held is only recorded as missed.
 */
export const reduceTurn = (turn: TurnDraft, event: LogEvent): void => {
	const place = placeOf(event);
	if (place !== undefined && place < turn.firstItem) turn.miss(event.index);
	else if (place !== undefined && isItemEvent(event)) change(turn, event, place);
	else if (isSingleEvent(event)) add(turn, event);
	else if (isFrameEvent(event) && event.index > turn.through) frame(turn, event);
	turn.through = Math.max(turn.through, event.index);
};

const frame = (turn: TurnDraft, event: FrameEvent): void => {
	switch (event.type) {
		case "prompt.sent":
			turn.set({ prompt: { ...event.payload, sentAt: event.ts } });
			break;
		case "turn.ended":
			turn.set({ end: { ...event.payload, endedAt: event.ts } });
			break;
		default:
			event satisfies never;
	}
};

/** For items that consist of a single event. */
const single = ({ index, ts }: LogEvent) => ({
	id: `event:${index}`,
	at: index,
	startedAt: ts,
	updatedAt: ts,
	through: index,
});

/** Where an item stands, without what it showed: its next event is whole. */
const placeAt = ({ id, at, startedAt }: Pick<TextItem, "id" | "at" | "startedAt">) => ({ id, at, startedAt });

const change = (turn: TurnDraft, event: ItemEvent, at: number): void => {
	const { index, ts } = event;
	const id = itemIdOf(event);
	const changed = { updatedAt: ts, through: index };
	switch (event.type) {
		case "text": {
			const { messageId, kind, offset, text, since = ts, replace = false } = event.payload;
			const begin = (place: Pick<TextItem, "at" | "startedAt">) =>
				({ type: "text", id, at: place.at, startedAt: place.startedAt, kind, messageId }) as const;
			turn.put("text", id, index, (before) => ({
				// A whole block replaces everything of the previous one but its position.
				...(before === undefined || replace ? begin(before ?? { at, startedAt: since }) : before),
				...changed,
				...spliceText(before, offset, text, replace),
				...mergeMeta(replace ? undefined : before, event.payload),
			}));
			break;
		}
		case "content": {
			const { messageId, content, meta } = event.payload;
			turn.put("content", id, index, (before) => ({
				...(before ?? { type: "content", id, at, startedAt: ts, updatedAt: ts }),
				through: index,
				messageId,
				content,
				...(meta === undefined ? {} : { meta }),
			}));
			break;
		}
		case "tool": {
			const { since = ts } = event.payload;
			turn.put("tool", id, index, (before) => ({
				...(before ?? { type: "tool", id, at, startedAt: since }),
				...changed,
				call: changeTool(before?.call, event.payload),
			}));
			break;
		}
		case "plan": {
			const { at: _, since = ts, ...plan } = event.payload;
			turn.put("plan", id, index, (before) => ({
				...placeAt(before ?? { id, at, startedAt: since }),
				...changed,
				type: "plan",
				...plan,
			}));
			break;
		}
		case "activity": {
			const { at: _, since = ts, ...activity } = event.payload;
			turn.put("activity", id, index, (before) => ({
				...placeAt(before ?? { id, at, startedAt: since }),
				...changed,
				type: "activity",
				activity,
			}));
			break;
		}
		case "permission.requested": {
			const { at: _, origin, ...request } = event.payload;
			turn.put("permission", id, index, (before) => ({
				...(before ?? { type: "permission", id, at, startedAt: ts, updatedAt: ts }),
				through: index,
				request,
			}));
			break;
		}
		case "permission.resolved": {
			const { requestId, outcome } = event.payload;
			const unasked = { requestId, title: "", options: [] };
			turn.put("permission", id, index, (before) => ({
				...(before ?? { type: "permission", id, at, startedAt: ts, request: unasked }),
				...changed,
				outcome,
			}));
			break;
		}
		case "question.asked":
		case "question.answered":
		case "question.completed":
			changeQuestion(turn, event, at);
			break;
		default:
			event satisfies never;
	}
};

const add = (turn: TurnDraft, event: SingleEvent): void => {
	switch (event.type) {
		case "agent.attached":
			turn.add({ type: "seam", ...single(event), ...event.payload });
			break;
		case "agent.lost":
			turn.add({ type: "loss", ...single(event), loss: event.payload });
			break;
		case "agent.update": {
			const { update, ...rest } = event.payload;
			turn.add({ type: "unknown", ...single(event), name: update, ...rest });
			break;
		}
		case "notice":
			turn.add({ type: "notice", ...single(event), notice: event.payload });
			break;
		case "opaque": {
			const { wire, problem } = event.payload;
			const why = problem === undefined ? {} : { problem };
			turn.add({ type: "unknown", ...single(event), name: wire.type, data: wire.payload, ...why });
			break;
		}
		default:
			event satisfies never;
	}
};
