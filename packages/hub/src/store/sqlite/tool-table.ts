import type { StatementSync } from "node:sqlite";
import { isType } from "@parley/protocol/log/is-type";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { ToolStatus } from "@parley/protocol/tool/events";
import { nextStatus } from "@parley/transcript/turn/tool";
import type { StoredTool, ToolRecord } from "../log-store.ts";

type Row = Readonly<Record<string, unknown>>;

/** Must match the text of the index `tools_under_way`, or SQLite would not use it. */
const isUnderWay = "status IN ('pending', 'running', 'background')";

/** Where tool calls began, and their status. Derived entirely from the log. */
export class ToolTable {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
	}

	/** Applies a written event. One without `at` is a tool's first, or predates that field. */
	take(
		session: number,
		{ type, index, turn, payload }: Pick<WireEvent, "type" | "index" | "turn" | "payload">,
	): void {
		const { toolCallId, status, replace } = payload;
		const at = Number.isSafeInteger(payload["at"]) ? Number(payload["at"]) : undefined;
		if (!isType(type, "tool") || turn === undefined || typeof toolCallId !== "string") return;
		const said = readStatus(status);
		const known = at === undefined ? this.#in(session, toolCallId, turn) : this.#at(session, toolCallId, at);
		if (known === undefined) {
			const sql = "INSERT INTO tools (session, tool_call_id, at, turn, status) VALUES (?, ?, ?, ?, ?)";
			this.#prepare(sql).run(session, toolCallId, at ?? index, turn, said ?? "pending");
			return;
		}
		const before = replace === true ? "pending" : (readStatus(known["status"]) ?? "pending");
		const after = nextStatus(before, said);
		if (after === known["status"]) return;
		const sql = "UPDATE tools SET status = ? WHERE session = ? AND tool_call_id = ? AND at = ?";
		this.#prepare(sql).run(after, session, toolCallId, Number(known["at"]));
	}

	/** The newest tool with this id that began after a position. */
	newest(sessionId: string, toolCallId: string, after: number): StoredTool | undefined {
		const sql = `SELECT tools.* FROM sessions CROSS JOIN tools USING (session)
			WHERE session_id = ? AND tool_call_id = ? AND at > ? ORDER BY at DESC LIMIT 1`;
		const row = this.#prepare(sql).get(sessionId, toolCallId, after);
		return row && readTool(row);
	}

	/** Tools that may still be running, oldest first, at most `limit`. */
	underWay(sessionId: string, limit: number): StoredTool[] {
		const sql = `SELECT tools.* FROM sessions CROSS JOIN tools INDEXED BY tools_under_way USING (session)
			WHERE session_id = ? AND ${isUnderWay} ORDER BY at LIMIT ?`;
		return this.#prepare(sql).all(sessionId, limit).map(readTool);
	}

	/** The newest tools that began after a position, oldest first. It reads all of the session's tools: only whoever restores one asks. */
	newestAfter(sessionId: string, after: number, limit: number): ToolRecord[] {
		const sql = `SELECT tools.* FROM sessions CROSS JOIN tools USING (session)
			WHERE session_id = ? AND at > ? ORDER BY at DESC LIMIT ?`;
		const rows = this.#prepare(sql).all(sessionId, after, limit).reverse();
		return rows.map((row) => ({ ...readTool(row), status: readStatus(row["status"]) ?? "pending" }));
	}

	hasUnderWay(session: number): boolean {
		const sql = `SELECT 1 FROM tools INDEXED BY tools_under_way WHERE session = ? AND ${isUnderWay} LIMIT 1`;
		return this.#prepare(sql).get(session) !== undefined;
	}

	#at(session: number, toolCallId: string, at: number): Row | undefined {
		const sql = "SELECT at, status FROM tools WHERE session = ? AND tool_call_id = ? AND at = ?";
		return this.#prepare(sql).get(session, toolCallId, at);
	}

	#in(session: number, toolCallId: string, turn: number): Row | undefined {
		const sql = `SELECT at, status FROM tools WHERE session = ? AND tool_call_id = ? AND turn = ?
			ORDER BY at DESC LIMIT 1`;
		return this.#prepare(sql).get(session, toolCallId, turn);
	}
}

const readTool = (row: Row): StoredTool => ({
	toolCallId: String(row["tool_call_id"]),
	turn: Number(row["turn"]),
	at: Number(row["at"]),
});

const readStatus = (status: unknown): ToolStatus | undefined => {
	switch (status) {
		case "pending":
		case "running":
		case "completed":
		case "failed":
		case "cancelled":
		case "unreported":
		case "background":
			return status;
		default:
			return undefined;
	}
};
