import { isResult, isWireEvent } from "@parley/protocol/contract/check";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { DamagedSession, StoredFolder, StoredSession, StoredSessions } from "../log-store.ts";
import { parseJson, UnreadableRowError } from "./event-rows.ts";

type Row = Readonly<Record<string, unknown>>;

const isSummary = (value: unknown): value is SessionSummary =>
	isResult("session.list", { sessions: [value], more: false });

export const readSession = (row: Row): StoredSession => {
	const sessionId = String(row["session_id"]);
	const summary: unknown = parseJson(sessionId, "its line in the list", row["summary"]);
	const head: unknown = parseJson(sessionId, "its head", row["head"]);
	if (!isSummary(summary))
		throw new UnreadableRowError(sessionId, "its line in the list does not fit its schema");
	if (!Array.isArray(head) || !head.every(isWireEvent))
		throw new UnreadableRowError(sessionId, "its head does not fit its schema");
	return { summary, head, lastIndex: Number(row["last_index"]) };
};

/** One entry that cannot be read does not cost the others. */
export const readSessions = (rows: readonly Row[]): StoredSessions => {
	const sessions: StoredSession[] = [];
	const damaged: DamagedSession[] = [];
	for (const row of rows) {
		try {
			sessions.push(readSession(row));
		} catch (error) {
			if (!(error instanceof UnreadableRowError)) throw error;
			damaged.push({ sessionId: String(row["session_id"]), problem: error.message });
		}
	}
	return { sessions, damaged };
};

export const readFolder = (row: Row): StoredFolder => {
	const trust = row["trust"];
	return {
		path: String(row["path"]),
		trust: trust === "trusted" || trust === "untrusted" ? trust : "unasked",
		usedAt: Number(row["used_at"]),
	};
};
