import { isWireEvent } from "@parley/protocol/contract/check-event";
import { unreadableType } from "@parley/protocol/log/unreadable";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { type WordedMessage, wordedMessage } from "@parley/words/worded-message";
import { type Wording, wording } from "@parley/words/wording";
import { UnreadableRowError } from "../store-errors.ts";
import { withItem } from "./items/item-column.ts";

type Row = Readonly<Record<string, unknown>>;

/** Reads a row of the events table. Disks fail silently, so it is checked like any outside data. */
export const readEventRow = (sessionId: string, row: Row): WireEvent => {
	const { idx, from_idx: from, turn, id, ts, type, payload, item } = row;
	const position = String(idx);
	const said = parseJson(sessionId, payload, wording("damage.eventNotJson", { position }));
	const event: unknown = {
		sessionId,
		index: idx,
		...(from === idx ? {} : { from }),
		id,
		ts,
		...(turn === null ? {} : { turn }),
		type,
		payload: typeof item === "number" ? withItem(type, said, item, Number(idx)) : said,
	};
	if (!isWireEvent(event))
		throw new UnreadableRowError(sessionId, wording("damage.eventMisfits", { position }));
	return event;
};

/** The same for readers that tolerate damage: an unreadable event keeps its position and says so. */
export const showEventRow = (
	sessionId: string,
	row: Row,
	onProblem: (problem: WordedMessage) => void,
): WireEvent => {
	try {
		return readEventRow(sessionId, row);
	} catch (error) {
		if (!(error instanceof UnreadableRowError)) throw error;
		const problem = wordedMessage(error.what);
		onProblem(problem);
		return unreadableEvent(sessionId, row, problem);
	}
};

/** A placeholder for an unreadable event. Views show it like any unknown event. */
export const unreadableEvent = (sessionId: string, row: Row, problem: WordedMessage): WireEvent => {
	const { idx, from_idx: from, turn, ts } = row;
	const index = Number(idx);
	return {
		sessionId,
		index,
		...(typeof from === "number" && from < index ? { from } : {}),
		id: `e${index}`,
		ts: typeof ts === "number" ? ts : 0,
		...(typeof turn === "number" ? { turn } : {}),
		type: unreadableType,
		payload: unreadablePayload(problem),
	};
};

/** Older logs have only the English. */
export const unreadablePayload = ({ message, ...rest }: WordedMessage) => ({ problem: message, ...rest });

export const parseJson = (sessionId: string, text: unknown, otherwise: Wording): unknown => {
	try {
		return JSON.parse(String(text));
	} catch (error) {
		throw new UnreadableRowError(sessionId, otherwise, error);
	}
};
