import { readEvent } from "@parley/protocol/log/read-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { SampleLog } from "../testing/stored-events.ts";
import { closeOpenTurn, closeTool, hubEnded } from "./close-open-turn.ts";

const stateOf = (log: SampleLog) => applyEvents(emptySession("s"), log.events.map(readEvent)).state;

const close = (log: SampleLog) => closeOpenTurn(stateOf(log).head, hubEnded);

const content = [{ type: "text" as const, text: "go" }];
const running = () =>
	new SampleLog("s").turn(1).add({ type: "prompt.sent", payload: { messageId: "m2", content } }, 2);

test("[D7.hub] an idle session needs no events", () => {
	expect(close(new SampleLog("s"))).toEqual([]);
	expect(close(new SampleLog("s").turn(1))).toEqual([]);
});

test("[D7.lapsed][D7.hub] a running turn is interrupted, and its requests lapse", () => {
	const asked = { requestId: "r", title: "May I?", options: [] };
	const log = running().add({ type: "permission.requested", payload: asked }, 2);
	const bodies = close(log);
	expect(bodies.map(({ type }) => type)).toEqual(["permission.resolved", "turn.ended"]);
	for (const body of bodies) log.add(body, 2);
	const { head, turns } = stateOf(log);
	expect(head).toMatchObject({ pending: [], ended: { outcome: "interrupted" } });
	expect(head.running).toBeUndefined();
	expect(turns.at(-1)?.end?.outcome).toBe("interrupted");
	expect(close(log)).toEqual([]);
});

test("[D7.hub] its tools are cancelled with it; a background tool of an earlier turn ends without a result", () => {
	const { head } = stateOf(running());
	expect(closeTool(head, { toolCallId: "t", turn: 2, at: 9 }).payload).toEqual({
		toolCallId: "t",
		status: "cancelled",
		at: 9,
	});
	expect(closeTool(head, { toolCallId: "t", turn: 1, at: 3 }).payload).toMatchObject({
		status: "unreported",
	});
});
