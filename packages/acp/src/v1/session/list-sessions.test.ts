import { expect, test } from "vitest";
import { listSessions } from "./list-sessions.ts";

const agentThatAnswers = (answer: unknown) => ({
	identity: { name: "odd" },
	call: (): Promise<unknown> => Promise.resolve(answer),
});

test("[E3.list] a bad entry, another folder and a strange time do not hide the others", async () => {
	const sessions = [
		{ sessionId: "a", cwd: "/code", title: "  One ", updatedAt: "2026-01-02T03:04:05Z" },
		{ sessionId: "b", cwd: "/elsewhere", title: "Two" },
		{ sessionId: 3, cwd: "/code" },
		null,
		{ sessionId: "c", title: null, updatedAt: "yesterday" },
	];
	expect(await listSessions(agentThatAnswers({ sessions, nextCursor: "" }), "/code", undefined)).toEqual({
		sessions: [
			{ agentSessionId: "a", title: "One", updatedAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
			{ agentSessionId: "c" },
		],
	});
});

test("[E3.list] an answer that is no list is refused, and a longer list than anybody reads is cut", async () => {
	await expect(listSessions(agentThatAnswers({}), "/code", undefined)).rejects.toThrow("session/list");
	const many = Array.from({ length: 2000 }, (_, at) => ({ sessionId: `s${at}`, cwd: "/code" }));
	const { sessions, nextCursor } = await listSessions(
		agentThatAnswers({ sessions: many, nextCursor: "more" }),
		"/code",
		"before",
	);
	expect(sessions).toHaveLength(500);
	expect(nextCursor).toBe("more");
});
