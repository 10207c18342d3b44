import { isFields } from "@parley/base/guards/fields";
import { currentName } from "@parley/protocol/log/former-names";
import { isType } from "@parley/protocol/log/is-type";
import { unreadableType } from "@parley/protocol/log/unreadable";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { namedBlobs } from "../../../blobs/named-blobs.ts";
import type { BlobTable } from "../blob-table.ts";
import { unreadablePayload } from "../event-rows.ts";
import { itemOf } from "../items/item-column.ts";
import type { ToolTable } from "../tool-table.ts";
import type { RowCopier } from "./copy-rows.ts";
import type { DamagedSource, Row } from "./read-damaged.ts";

export type CopyParts = {
	readonly source: DamagedSource;
	readonly copier: RowCopier;
	/** It already has every blob. */
	readonly blobs: Pick<BlobTable, "refer">;
	readonly tools: Pick<ToolTable, "take">;
};

/** What a session has in addition to its log. */
const besides = ["prompts", "drafts"] as const;

export type Loss = {
	/** Lost positions of its log. */
	readonly events: number;
	/** Its draft, if it had one, could not be read. */
	readonly draft: boolean;
};

/**
 * Copies the readable part of a session and returns what was lost. A placeholder event covers the positions of missing
 * ones. The index is marked for rebuilding.
 */
export const copySession = ({ source, copier, blobs, tools }: CopyParts, row: Row): Loss => {
	const session = Number(row["session"]);
	const lastIndex = Number(row["last_index"]);
	const ofDraft = "SELECT * FROM drafts WHERE session = ?";
	const draft = source.has("drafts") && !source.isReadable(ofDraft, session);
	// Of what its agent's process has put out, some may be lost here: it cannot be read on from where the log was.
	const reset = { head: "[]", reducer: 0, process: null, position: null };
	if (!copier.put("sessions", { ...row, ...reset })) return { events: lastIndex, draft };
	for (const table of besides) {
		if (!source.has(table)) continue;
		for (const each of source.rows(`SELECT * FROM ${table} WHERE session = ?`, session))
			copier.put(table, each);
	}
	let lost = 0;
	let position = 0;
	let turn: Row[string] = null;
	const cover = (through: number, nextTurn: Row[string]): void => {
		const from = position + 1;
		if (through < from) return;
		lost += through - position;
		const loss = wording("damage.eventsLost", { count: through - position, from: String(from) });
		copier.put("events", {
			session,
			idx: through,
			from_idx: from,
			turn: nextTurn ?? turn,
			id: `lost-${from}`,
			ts: 0,
			type: unreadableType,
			payload: JSON.stringify(unreadablePayload(wordedMessage(loss))),
			item: (nextTurn ?? turn) === null ? null : through,
		});
	};
	for (const row of source.events(session, lastIndex)) {
		// The file may be from an earlier release and is not migrated.
		if (typeof row["type"] !== "string") continue;
		const type = currentName(row["type"]);
		const event: Row = { ...row, type };
		const [from, index] = [Number(event["from_idx"]), Number(event["idx"])];
		if (!(from > position && index >= from && index <= lastIndex)) continue;
		cover(from - 1, event["turn"] ?? null);
		position = from - 1;
		if (!copier.put("events", { ...event, item: itemIn(event) })) continue;
		position = index;
		turn = event["turn"] ?? null;
		const payload = payloadIn(event);
		const messageId = isType(type, "prompt.accepted") ? messageIdIn(payload) : undefined;
		// A message must run at most once, even after a salvage.
		if (messageId !== undefined) copier.put("prompts", { session, message_id: messageId });
		for (const blob of namedBlobs(type, payload)) blobs.refer(session, index, blob);
		if (isFields(payload) && typeof turn === "number") tools.take(session, { type, index, turn, payload });
	}
	cover(lastIndex, null);
	return { events: lost, draft };
};

/** A store of an earlier release lacks this column; the event's own data must suffice. */
const itemIn = (event: Row): Row[string] => {
	if (event["item"] !== undefined) return event["item"];
	const payload = payloadIn(event);
	const turn = event["turn"] ?? undefined;
	return itemOf({
		index: Number(event["idx"]),
		type: String(event["type"]),
		payload: typeof payload === "object" && payload !== null ? { ...payload } : {},
		...(turn === undefined ? {} : { turn: Number(turn) }),
	});
};

const payloadIn = (event: Row): unknown => {
	try {
		return JSON.parse(String(event["payload"]));
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};

const messageIdIn = (payload: unknown): string | undefined => {
	const { messageId } = isFields(payload) ? payload : {};
	return typeof messageId === "string" ? messageId : undefined;
};
