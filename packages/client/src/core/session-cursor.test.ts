import type { SessionInit } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { expect, test } from "vitest";
import type { SessionUpdate } from "./hub-connection.ts";
import { SessionCursor } from "./session-cursor.ts";

const init = (lastSeen: number): SessionInit => ({
	kind: "init",
	lastSeen,
	head: [],
	turns: [],
	firstTurn: 0,
});

const event = (index: number, from = index): WireEvent => ({
	sessionId: "s",
	index,
	from,
	id: `e${index}`,
	ts: 0,
	type: "odd",
	payload: {},
});

const make = () => {
	const updates: SessionUpdate[] = [];
	const cursor = new SessionCursor({ deliver: (update) => updates.push(update) > 0, maxHeldEvents: 100 });
	const open = (answer: SessionInit): void => {
		cursor.expectAnswer(cursor.lastSeen !== undefined);
		cursor.take(answer);
	};
	return { cursor, updates, open };
};

test("[D3.folded] a view inside a range that was folded meanwhile takes the folded event", () => {
	const { cursor, updates, open } = make();
	open(init(3));
	cursor.interrupt();
	cursor.expectAnswer(true);
	cursor.take({ kind: "tail", lastSeen: 8, events: [event(6, 2), event(8, 7)] });
	expect(updates.map(({ kind }) => kind)).toEqual(["init", "events"]);
	expect(cursor.lastSeen).toBe(8);
	expect(cursor.need).toBe("nothing");
});

test("[C6.gap] a view that has seen more than the store has reports it before it is rebuilt", () => {
	const { cursor, updates, open } = make();
	open(init(3));
	cursor.receive([event(4), event(5)]);
	cursor.interrupt();
	open(init(4));
	expect(updates.slice(2)).toMatchObject([{ kind: "gap", from: 5, to: 5 }, { kind: "init" }]);
	expect(cursor.lastSeen).toBe(4);
});

test("[C6.gap] the same when the store has begun a new epoch", () => {
	const { cursor, updates, open } = make();
	open(init(9));
	cursor.interrupt();
	cursor.invalidate();
	open(init(4));
	expect(updates.slice(1)).toMatchObject([{ kind: "gap", from: 5, to: 9 }, { kind: "init" }]);
	cursor.invalidate();
	open(init(6));
	expect(updates.slice(3)).toMatchObject([{ kind: "init" }]);
});

test("[C6.gap] a loss is reported even if the log has since grown beyond it", () => {
	const { cursor, updates, open } = make();
	open(init(9));
	cursor.interrupt();
	cursor.invalidate(7);
	open(init(12));
	expect(updates.slice(1)).toMatchObject([{ kind: "gap", from: 8, to: 9 }, { kind: "init" }]);
	cursor.invalidate(12);
	open(init(13));
	expect(updates.slice(3)).toMatchObject([{ kind: "init" }]);
});
