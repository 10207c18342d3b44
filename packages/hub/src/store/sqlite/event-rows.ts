import { isWireEvent } from "@parley/protocol/contract/check";
import type { WireEvent } from "@parley/protocol/log/wire-event";

/** A stored row that cannot be read any more. It is reported, never deleted. */
export class UnreadableRowError extends Error {
	override readonly name = "UnreadableRowError";
	constructor(sessionId: string, what: string, cause?: unknown) {
		super(`Session ${sessionId} cannot be read: ${what}`, { cause });
	}
}

/** Reads a row of the events table. Disks lie, so it is checked like anything else that comes from outside. */
export const readEventRow = (sessionId: string, row: Readonly<Record<string, unknown>>): WireEvent => {
	const { idx, from_idx: from, turn, id, ts, type, payload } = row;
	const event: unknown = {
		sessionId,
		index: idx,
		...(from === idx ? {} : { from }),
		id,
		ts,
		...(turn === null ? {} : { turn }),
		type,
		payload: parseJson(sessionId, `event ${idx}`, payload),
	};
	if (!isWireEvent(event)) throw new UnreadableRowError(sessionId, `event ${idx} does not fit its schema`);
	return event;
};

export const parseJson = (sessionId: string, what: string, text: unknown): unknown => {
	try {
		return JSON.parse(String(text));
	} catch (error) {
		throw new UnreadableRowError(sessionId, `${what} is not JSON`, error);
	}
};
