import { expect, test } from "vitest";
import { wireEvent } from "../testing/samples.ts";
import { readEvent, writeEvent } from "./read-event.ts";

test("[C5.forwarded] a known event is passed on as it is", () => {
	expect(readEvent(wireEvent)).toBe(wireEvent);
});

test("[C5.forwarded] an event of an unknown type keeps its place and travels on unchanged", () => {
	const wire = { ...wireEvent, type: "from.the.future", payload: { secret: "of tomorrow" }, extra: 1 };
	const event = readEvent(wire);
	expect(event).toMatchObject({ type: "opaque", index: 7, from: 5, id: "evt-7", turn: 1, payload: { wire } });
	expect(writeEvent(event)).toBe(wire);
});

test("[C7.inbound] a known event with a payload that does not fit says what is wrong and costs nothing else", () => {
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

test("[C12.renamed] one that does not fit its schema is kept as it came, and says what is wrong", () => {
	const wire = { ...urged, payload: {} };
	const event = readEvent(wire);
	expect(event).toMatchObject({ type: "opaque", payload: { problem: expect.stringContaining("messageId") } });
	expect(writeEvent(event)).toBe(wire);
});
