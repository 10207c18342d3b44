import { readEvent } from "@parley/protocol/log/read-event";
import { expect, test } from "vitest";
import { foldHead } from "../fold/fold-head.ts";
import { emptyHead } from "./head.ts";
import { reduceHead } from "./reduce-head.ts";
import { servedBy } from "./served-by.ts";

const log = (...bodies: readonly (readonly [type: string, payload: object, turn?: number])[]) =>
	bodies.map(([type, payload, turn], at) => {
		const index = at + 1;
		const place = turn === undefined ? {} : { turn };
		return readEvent({
			sessionId: "s",
			index,
			id: `e${index}`,
			ts: index,
			type,
			payload: { ...payload },
			...place,
		});
	});

const turn = (number: number) =>
	[
		["prompt.sent", { messageId: `m${number}`, content: [] }, number],
		["turn.ended", { outcome: "completed" }, number],
	] as const;

test("[D6.switch][D3.replay] each turn keeps the agent that served it, also in a folded head", () => {
	const events = log(
		["session.created", { folder: "/", agent: "first" }],
		["session.agentChanged", { agent: "second", after: 0 }],
		...turn(1),
		...turn(2),
		["session.agentChanged", { agent: "unused", after: 2 }],
		["session.agentChanged", { agent: "third", after: 2 }],
		...turn(3),
	);
	for (const each of [events, foldHead(events)]) {
		const head = each.reduce(reduceHead, emptyHead);
		expect([1, 2, 3, 4].map((number) => servedBy(head, number))).toEqual([
			"second",
			"second",
			"third",
			"third",
		]);
	}
});
