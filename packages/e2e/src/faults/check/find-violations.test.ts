import type { WireEvent } from "@parley/protocol/log/wire-event";
import { expect, test } from "vitest";
import { Actions } from "../world/actions.ts";
import { View } from "../world/view.ts";
import { findViolations } from "./find-violations.ts";

const sessionId = "s1";

const event = (index: number, type: string, payload: Record<string, unknown>, turn?: number): WireEvent => ({
	sessionId,
	index,
	id: `e${index}`,
	ts: index,
	...(turn === undefined ? {} : { turn }),
	type,
	payload,
});

const prompt = { messageId: "p", content: [{ type: "text", text: "go" }] };
const beginning = [event(1, "session.created", { folder: "/code" }), event(2, "prompt.sent", prompt, 1)];
const call = event(3, "tool", { toolCallId: "t", title: "Edit", status: "pending" }, 1);
const asked = event(4, "permission.requested", { requestId: "r", title: "May I?", options: [] }, 1);
const answered = event(
	5,
	"permission.resolved",
	{ requestId: "r", outcome: { type: "cancelled" }, at: 4 },
	1,
);
const changed = event(6, "tool", { toolCallId: "t", status: "completed", at: 3 }, 1);
const end = event(7, "turn.ended", { outcome: "completed" }, 1);

const violationsOf = (shown: readonly WireEvent[], log: readonly WireEvent[]): string[] => {
	const view = new View(sessionId);
	view.take({ kind: "init", init: { kind: "init", lastSeen: 0, head: [], turns: [], firstTurn: 0 } });
	view.take({ kind: "events", events: [...shown], live: true });
	const views = [{ name: "Ada", view }];
	return findViolations({ sessionId, log, views, actions: new Actions(), timesRun: () => 1, drafts: [] });
};

/** A view that was opened at the end of a turn, and holds what it was sent of it. */
const openedWith = (firstItem: number, held: readonly WireEvent[]): string[] => {
	const view = new View(sessionId);
	const log = [...beginning, call, asked, answered, changed, end];
	// The payload of the first event is not whole, and so it says nothing about the head.
	const turns = [{ turn: 1, events: [...held], firstItem }];
	view.take({
		kind: "init",
		init: { kind: "init", lastSeen: 7, head: log.slice(1), turns, firstTurn: 1 },
	});
	const views = [{ name: "Ada", view }];
	return findViolations({ sessionId, log, views, actions: new Actions(), timesRun: () => 1, drafts: [] });
};

const shown = [...beginning, call, asked, answered, changed, end];

/** What folding leaves of a turn: the call at the position of its last change. */
const folded = (toolCallId: string): WireEvent[] => [
	...beginning,
	{ ...asked, from: 3 },
	answered,
	event(6, "tool", { toolCallId, title: "Edit", status: "completed", at: 3, since: 3, replace: true }, 1),
	end,
];

test("[ground] a call that was folded behind a permission counts as shown", () => {
	expect(violationsOf(shown, shown)).toEqual([]);
	expect(violationsOf(shown, folded("t"))).toEqual([]);
});

test("[ground] a folded call with another id is caught", () => {
	expect(violationsOf(shown, folded("u"))).toContainEqual(
		expect.stringMatching(/^Ada was shown event 6 \(tool\), and the log has another one/),
	);
});

test("[ground] a change that differs in the log without being folded is caught", () => {
	const other = { ...changed, payload: { ...changed.payload, status: "failed" } };
	expect(violationsOf(shown, [...beginning, call, asked, answered, other, end])).toContainEqual(
		expect.stringMatching(/^Ada was shown event 6 \(tool\), and the log has another one/),
	);
});

test("[ground] a view may hold only the newest items of a turn, and must hold all of those", () => {
	const [, sent] = beginning;
	if (sent === undefined) throw new Error("nothing was sent");
	expect(openedWith(0, [sent, call, asked, answered, changed, end])).toEqual([]);
	expect(openedWith(4, [sent, asked, answered, end])).toEqual([]);
	const differs = expect.stringMatching(/^Ada's view differs from a replay of the log/);
	expect(openedWith(0, [sent, asked, answered, end])).toContainEqual(differs);
	expect(openedWith(3, [sent, asked, answered, end])).toContainEqual(differs);
	expect(openedWith(4, [sent, asked, end])).toContainEqual(differs);
});

const said = (index: number, offset: number, text: string, from?: number): WireEvent => ({
	...event(index, "text", { messageId: "m", blockId: "b", kind: "answer", offset, text, at: 3, since: 3 }, 1),
	...(from === undefined ? {} : { from }),
});

test("[ground] text that was merged for a slow client counts as shown if the log says the same in other parts", () => {
	const parts = [said(4, 0, "one two ", 3), said(6, 8, "three four", 5)];
	const log = [...beginning, ...parts, end];
	const shownAs = (merged: WireEvent): string[] =>
		violationsOf([...beginning, said(3, 0, "one "), merged, end], log).filter((each) =>
			each.includes("shown"),
		);
	expect(shownAs(said(6, 4, "two three four", 4))).toEqual([]);
	const lost = [expect.stringMatching(/^Ada was shown event 6 \(text\), and the log has another one/)];
	expect(shownAs(said(6, 4, "two three five", 4))).toEqual(lost);
	expect(shownAs(said(6, 4, "two three four more", 4))).toEqual(lost);
	expect(shownAs(said(6, 4, "twothree four", 4))).toEqual(lost);
});
