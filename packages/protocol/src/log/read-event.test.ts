import { expect, test } from "vitest";
import { wireEvent } from "../testing/sample-parts.ts";
import { readEvent, writeEvent } from "./read-event.ts";

test("[C5.forwarded] a known event is passed through unchanged", () => {
	expect(readEvent(wireEvent)).toBe(wireEvent);
});

test("[C5.forwarded] an event of an unknown type keeps its position and is forwarded unchanged", () => {
	const wire = { ...wireEvent, type: "from.the.future", payload: { secret: "of tomorrow" }, extra: 1 };
	const event = readEvent(wire);
	expect(event).toMatchObject({ type: "opaque", index: 7, from: 5, id: "evt-7", turn: 1, payload: { wire } });
	expect(writeEvent(event)).toBe(wire);
});

test("[C7.inbound] a known event with an invalid payload reports the problem and affects nothing else", () => {
	const event = readEvent({ ...wireEvent, payload: { ...wireEvent.payload, offset: -1 } });
	expect(event).toMatchObject({ type: "opaque", payload: { problem: "/offset must be >= 0" } });
});

const urged = { ...wireEvent, type: "prompt.urged", payload: { messageId: "m1" } };

test("[C12.renamed] an event under a former name is read and passed on under its current one", () => {
	const { turn, ...wire } = urged;
	const event = readEvent(wire);
	expect(event).toEqual({ ...wire, type: "prompt.prioritized" });
	expect(writeEvent(event)).toEqual({ ...wire, type: "prompt.prioritized" });
	expect(wire.type).toBe("prompt.urged");
});

test("[C12.renamed] one with an invalid payload is kept unchanged and reports the problem", () => {
	const wire = { ...urged, payload: {} };
	const event = readEvent(wire);
	expect(event).toMatchObject({ type: "opaque", payload: { problem: expect.stringContaining("messageId") } });
	expect(writeEvent(event)).toBe(wire);
});
