import { methods } from "@parley/protocol/methods";
import { resultSamples } from "@parley/protocol/testing/samples";
import { expect, test } from "vitest";
import { readResult, resultsWithEvents } from "./read-result.ts";

/** Whether a schema contains the frame of an event. */
const bringsEvents = (schema: unknown): boolean => {
	if (typeof schema !== "object" || schema === null) return false;
	if ("properties" in schema && typeof schema.properties === "object" && schema.properties !== null) {
		const names = Object.keys(schema.properties);
		if (["sessionId", "index", "type", "payload"].every((name) => names.includes(name))) return true;
	}
	return Object.values(schema).some(bringsEvents);
};

test("[C7.once] events in every answer are checked by type on entry", () => {
	const bringing = Object.entries(methods).flatMap(([name, { result }]) =>
		bringsEvents(result) ? name : [],
	);
	expect(resultsWithEvents.toSorted()).toEqual(bringing.toSorted());
	expect(bringing).toContain("session.open");
});

test("[C5.forwarded] an event with an invalid payload reaches a view as opaque, at its position", () => {
	const event = { sessionId: "s", index: 1, id: "x", ts: 0, turn: 1, type: "plan", payload: { entries: 7 } };
	const opened = { kind: "tail" as const, lastSeen: 1, events: [event] };
	const opaque = {
		...event,
		type: "opaque",
		payload: { wire: event, problem: "/entries must be array" },
	};
	expect(readResult("session.open", opened)).toEqual({ ...opened, events: [opaque] });
	const page = { through: 1, firstTurn: 1, turns: [{ turn: 1, events: [event] }] };
	expect(readResult("session.page", page).turns).toEqual([{ turn: 1, events: [opaque] }]);
	const hello = { ...resultSamples["hub.hello"], sessions: { s: opened } };
	expect(readResult("hub.hello", hello).sessions).toEqual({ s: { ...opened, events: [opaque] } });
});

test("[C12.renamed][C12.compatibility] an event that an older hub names differently reaches a view under its current name", () => {
	const event = {
		sessionId: "s",
		index: 1,
		id: "x",
		ts: 0,
		type: "prompt.urged",
		payload: { messageId: "m" },
	};
	const opened = { kind: "tail" as const, lastSeen: 1, events: [event] };
	const current = { ...event, type: "prompt.prioritized" };
	expect(readResult("session.open", opened)).toEqual({ ...opened, events: [current] });
});
