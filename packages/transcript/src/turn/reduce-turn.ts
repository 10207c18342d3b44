import type { LogEvent } from "@parley/protocol/log/log-event";
import { spliceText } from "./text.ts";
import { changeTool } from "./tool.ts";
import type { TurnDraft } from "./turn-draft.ts";

/** Takes one event into its turn, unless the turn has it already: a page may have been ahead of the live stream. */
export const reduceTurn = (turn: TurnDraft, event: LogEvent): void => {
	if (event.index <= turn.through) return;
	turn.through = event.index;
	change(turn, event);
};

const placed = ({ index, ts }: LogEvent) => ({ at: index, startedAt: ts, updatedAt: ts });

/** For what one event says once and for all. */
const single = (event: LogEvent) => ({ id: `event:${event.index}`, ...placed(event) });

const change = (turn: TurnDraft, event: LogEvent): void => {
	const { index, ts } = event;
	switch (event.type) {
		case "prompt.sent":
			turn.set({ prompt: { ...event.payload, sentAt: ts } });
			break;
		case "turn.ended":
			turn.set({ end: { ...event.payload, endedAt: ts } });
			break;
		case "text": {
			const {
				messageId,
				blockId,
				kind,
				offset,
				text,
				at = index,
				since = ts,
				replace = false,
			} = event.payload;
			const id = `text:${messageId}/${blockId}`;
			turn.put("text", id, (before) => ({
				...(before ?? { type: "text", id, at, startedAt: since, kind, messageId }),
				updatedAt: ts,
				text: spliceText(before?.text ?? "", offset, text, replace),
			}));
			break;
		}
		case "content": {
			const { messageId, blockId, content } = event.payload;
			const id = `content:${messageId}/${blockId}`;
			turn.put("content", id, (before) => ({
				...(before ?? { type: "content", id, ...placed(event) }),
				messageId,
				content,
			}));
			break;
		}
		case "tool": {
			const { toolCallId, at = index, since = ts } = event.payload;
			const id = `tool:${toolCallId}`;
			turn.put("tool", id, (before) => ({
				...(before ?? { type: "tool", id, at, startedAt: since }),
				updatedAt: ts,
				call: changeTool(before?.call, event.payload),
			}));
			break;
		}
		case "plan": {
			const { entries, at = index, since = ts } = event.payload;
			turn.put("plan", "plan", (before) => ({
				...(before ?? { type: "plan", id: "plan", at, startedAt: since }),
				updatedAt: ts,
				entries,
			}));
			break;
		}
		case "permission.requested": {
			const id = `permission:${event.payload.requestId}`;
			turn.put("permission", id, (before) => ({
				...(before ?? { type: "permission", id, ...placed(event) }),
				request: event.payload,
			}));
			break;
		}
		case "permission.resolved": {
			const { requestId, outcome } = event.payload;
			const id = `permission:${requestId}`;
			turn.put("permission", id, (before) => ({
				...(before ?? {
					type: "permission",
					id,
					...placed(event),
					request: { requestId, title: "", options: [] },
				}),
				updatedAt: ts,
				outcome,
			}));
			break;
		}
		case "agent.attached":
			turn.add({ type: "seam", ...single(event), ...event.payload });
			break;
		case "agent.lost":
			turn.add({ type: "loss", ...single(event), loss: event.payload });
			break;
		case "agent.update":
			turn.add({ type: "unknown", ...single(event), name: event.payload.update, data: event.payload.data });
			break;
		case "opaque": {
			const { wire, problem } = event.payload;
			const why = problem === undefined ? {} : { problem };
			turn.add({ type: "unknown", ...single(event), name: wire.type, data: wire.payload, ...why });
			break;
		}
		case "session.created":
		case "session.renamed":
		case "prompt.accepted":
		case "prompt.removed":
		case "prompt.edited":
		case "prompt.ordered":
		case "prompt.urged":
		case "agent.state":
			break;
	}
};
