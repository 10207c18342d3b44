import { readEvent } from "@parley/protocol/log/read-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { SampleLog } from "../testing/stored-events.ts";
import { closeOpenTurn, hubEnded } from "./close-open-turn.ts";

const stateOf = (log: SampleLog) => applyEvents(emptySession("s"), log.events.map(readEvent)).state;

const close = (log: SampleLog, turn: number) => {
	const events = log.events.filter((event) => event.turn === turn);
	return closeOpenTurn(stateOf(log).head, { turn, events }, hubEnded);
};

const content = [{ type: "text" as const, text: "go" }];
const running = () =>
	new SampleLog("s").turn(1).add({ type: "prompt.sent", payload: { messageId: "m2", content } }, 2);

test("[D7] a session at rest needs nothing", () => {
	expect(close(new SampleLog("s"), 0)).toEqual([]);
	expect(close(new SampleLog("s").turn(1), 1)).toEqual([]);
});

test("[D7] a turn under way is interrupted, its tools are cancelled, its requests lapse", () => {
	const log = running()
		.add({ type: "tool", payload: { toolCallId: "done", title: "t", status: "completed" } }, 2)
		.add({ type: "tool", payload: { toolCallId: "running", title: "t", status: "running" } }, 2)
		.add({ type: "tool", payload: { toolCallId: "pending", title: "t", status: "pending" } }, 2)
		.add(
			{
				type: "permission.requested",
				payload: { requestId: "r", title: "May I?", options: [], toolCallId: "pending" },
			},
			2,
		);
	const bodies = close(log, 2);
	expect(bodies.map(({ type }) => type)).toEqual(["permission.resolved", "tool", "tool", "turn.ended"]);
	for (const body of bodies) log.add(body, 2);
	const { head, turns } = stateOf(log);
	expect(head).toMatchObject({ pending: [], ended: { outcome: "interrupted" } });
	expect(head.running).toBeUndefined();
	expect(turns.at(-1)?.end?.outcome).toBe("interrupted");
	const tools = turns.at(-1)?.items.flatMap((item) => (item.type === "tool" ? [item.call.status] : []));
	expect(tools).toEqual(["completed", "cancelled", "cancelled"]);
	expect(close(log, 2)).toEqual([]);
});

test("[D7] a turn whose events are not there is interrupted all the same", () => {
	expect(closeOpenTurn(stateOf(running()).head, undefined, hubEnded)).toMatchObject([
		{ type: "turn.ended", payload: { outcome: "interrupted" } },
	]);
});
