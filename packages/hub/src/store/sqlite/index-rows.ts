import { isResult } from "@parley/protocol/contract/check-result";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { wording } from "@parley/words/wording";
import type { StoredFolder } from "../folder-store.ts";
import type { Source } from "../source.ts";
import { UnreadableRowError } from "../store-errors.ts";
import { parseJson } from "./event-rows.ts";

type Row = Readonly<Record<string, unknown>>;

const isSummary = (value: unknown): value is SessionSummary =>
	isResult("session.list", { sessions: [value], more: false });

/** A session's line in the list. */
export const readSummary = (sessionId: string, row: Row): SessionSummary => {
	const summary: unknown = parseJson(sessionId, row["summary"], wording("damage.entryNotJson"));
	if (isSummary(summary)) return summary;
	throw new UnreadableRowError(sessionId, wording("damage.entryMisfits"));
};

/** The log positions of a session's head events. */
export const readHeadPositions = (sessionId: string, row: Row): number[] => {
	const head: unknown = parseJson(sessionId, row["head"], wording("damage.indexNotJson"));
	if (Array.isArray(head) && head.every((position) => Number.isSafeInteger(position))) return head;
	throw new UnreadableRowError(sessionId, wording("damage.indexMisfits"));
};

/** Without one, no agent is attached. */
export const readSource = ({ process, position }: Row): { readonly source?: Source } =>
	typeof process === "string" && typeof position === "number" ? { source: { process, position } } : {};

export const readFolder = (row: Row): StoredFolder => {
	const trust = row["trust"];
	return {
		path: String(row["path"]),
		trust: trust === "trusted" || trust === "untrusted" ? trust : "unasked",
		usedAt: Number(row["used_at"]),
	};
};
