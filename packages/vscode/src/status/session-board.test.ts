import type { SessionSummary } from "@parley/protocol/session/summary";
import { expect, test } from "vitest";
import { boardText, SessionBoard } from "./session-board.ts";

const session = (sessionId: string, status: SessionSummary["status"], updatedAt = 1): SessionSummary => ({
	sessionId,
	title: sessionId,
	folder: "/code",
	agent: "eliza",
	status,
	queued: 0,
	pendingPermissions: 0,
	updatedAt,
});

const ids = (sessions: readonly SessionSummary[]) => sessions.map(({ sessionId }) => sessionId);

test("[A12.status] running and waiting sessions are counted through every change, and no others are kept", () => {
	const board = new SessionBoard();
	expect(boardText(board)).toBe("");
	board.replace([session("a", "running"), session("b", "idle"), session("c", "waiting")]);
	expect(boardText(board)).toBe("$(bell-dot) 1 waiting  $(sync~spin) 1 running");
	board.take({ sessions: [session("a", "waiting", 2), session("d", "running")] });
	expect([ids(board.waiting), ids(board.running)]).toEqual([["a", "c"], ["d"]]);
	board.take({ sessions: [session("a", "idle"), session("d", "lost")], removed: ["c"] });
	expect(boardText(board)).toBe("");
	board.replace([session("e", "running")]);
	expect(boardText(board)).toBe("$(sync~spin) 1 running");
});
