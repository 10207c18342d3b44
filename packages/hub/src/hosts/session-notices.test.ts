import type { SessionSummary } from "@parley/protocol/session/summary";
import { expect, test } from "vitest";
import { SessionNotices } from "./session-notices.ts";

const startNotices = () => {
	let now = 1000;
	const notices = new SessionNotices(() => now);
	const see = (status: SessionSummary["status"], sessionId = "s") =>
		notices.take({
			sessionId,
			title: "A chat",
			folder: "/code",
			agent: "eliza",
			status,
			queued: 0,
			pendingPermissions: 0,
			updatedAt: now,
		});
	const pass = (ms: number): void => {
		now += ms;
	};
	return { see, notices, pass };
};

test("[A12.notice] a session that begins to wait is notified once", () => {
	const { see } = startNotices();
	expect(see("running")).toBeUndefined();
	expect(see("waiting")).toMatchObject({ reason: "waiting", ranMs: 0 });
	expect(see("waiting")).toBeUndefined();
	expect(see("running")).toBeUndefined();
	expect(see("waiting")).toMatchObject({ reason: "waiting" });
});

test("[A12.notice] the end of a long turn is notified with its full duration; that of a short one is not", () => {
	const { see, pass } = startNotices();
	see("running");
	pass(3000);
	expect(see("idle")).toBeUndefined();
	see("running");
	pass(4000);
	see("waiting");
	pass(4000);
	see("running");
	expect(see("idle")).toMatchObject({ reason: "ended", ranMs: 8000 });
});

test("[A12.notice] a lost agent is notified however soon; a session that was only viewed is not", () => {
	const { see, notices } = startNotices();
	expect(see("idle")).toBeUndefined();
	expect(see("lost", "old")).toBeUndefined();
	see("running");
	expect(see("lost")).toMatchObject({ reason: "lost" });
	see("running", "b");
	notices.forget("b");
	expect(see("idle", "b")).toBeUndefined();
});
