import { isResult } from "@parley/protocol/contract/check-result";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { StoredFolder } from "../folder-store.ts";
import { UnreadableRowError } from "../store-errors.ts";
import { parseJson } from "./event-rows.ts";

type Row = Readonly<Record<string, unknown>>;

const isSummary = (value: unknown): value is SessionSummary =>
	isResult("session.list", { sessions: [value], more: false });

/** A session's line in the list. */
export const readSummary = (sessionId: string, row: Row): SessionSummary => {
	const summary: unknown = parseJson(sessionId, "its line in the list", row["summary"]);
	if (isSummary(summary)) return summary;
	throw new UnreadableRowError(sessionId, "its line in the list does not fit its schema");
};

/** The log positions of a session's head events. */
export const readHeadPositions = (sessionId: string, row: Row): number[] => {
	const head: unknown = parseJson(sessionId, "its head", row["head"]);
	if (Array.isArray(head) && head.every((position) => Number.isSafeInteger(position))) return head;
	throw new UnreadableRowError(sessionId, "its head does not fit its schema");
};

export const readFolder = (row: Row): StoredFolder => {
	const trust = row["trust"];
	return {
		path: String(row["path"]),
		trust: trust === "trusted" || trust === "untrusted" ? trust : "unasked",
		usedAt: Number(row["used_at"]),
	};
};
