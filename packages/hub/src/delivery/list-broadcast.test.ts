import type { SessionSummary } from "@parley/protocol/session/summary";
import { expect, test } from "vitest";
import { ManualTimers } from "../testing/manual-timers.ts";
import { ListBroadcast } from "./list-broadcast.ts";

const line = (sessionId: string, fields: Partial<SessionSummary> = {}): SessionSummary => ({
	sessionId,
	title: "",
	folder: "/",
	agent: "eliza",
	status: "running",
	queued: 0,
	pendingPermissions: 0,
	updatedAt: 0,
	...fields,
});

const make = () => {
	const timers = new ManualTimers();
	const told: { sessions: readonly SessionSummary[]; removed: readonly string[] }[] = [];
	const list = new ListBroadcast({
		publish: (sessions, removed) => void told.push({ sessions, removed }),
		later: timers.later,
	});
	return { timers, told, list };
};

test("[A12.status] a change is broadcast at once, later ones shortly after are batched with their newest state, and nothing is sent twice", () => {
	const { timers, told, list } = make();
	list.change([line("a")], []);
	for (let at = 1; at <= 1000; at += 1)
		list.change([line("a", { updatedAt: at }), line("b", { updatedAt: at })], []);
	expect(told).toHaveLength(1);
	timers.fire(250);
	expect(told.slice(1)).toEqual([
		{ sessions: [line("a", { updatedAt: 1000 }), line("b", { updatedAt: 1000 })], removed: [] },
	]);
	list.change([line("a", { updatedAt: 1000 })], []);
	timers.fire(250);
	expect(told).toHaveLength(2);
});

test("[A12.status] pending requests, status changes and removals are broadcast at once, with all pending changes", () => {
	const { told, list } = make();
	list.change([line("a"), line("b")], []);
	list.change([line("b", { updatedAt: 5 })], []);
	list.change([line("a", { status: "waiting", pendingPermissions: 1 })], []);
	expect(told.slice(1)).toEqual([
		{
			sessions: [line("b", { updatedAt: 5 }), line("a", { status: "waiting", pendingPermissions: 1 })],
			removed: [],
		},
	]);
	list.change([line("a", { status: "idle" })], []);
	list.change([line("b", { updatedAt: 6 })], []);
	list.change([], ["b"]);
	expect(told.slice(2)).toEqual([
		{ sessions: [line("a", { status: "idle" })], removed: [] },
		{ sessions: [], removed: ["b"] },
	]);
});
