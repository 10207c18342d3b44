import { expect, test } from "vitest";
import type { Choice } from "../options/options.ts";
import type { KeptUpdate } from "./journal.ts";
import { replayOf } from "./replay.ts";

const said = (sessionUpdate: string, messageId: string): KeptUpdate => ({ sessionUpdate, messageId });
const did = (sessionUpdate: string, toolCallId: string): KeptUpdate => ({ sessionUpdate, toolCallId });

const turns = [
	{
		told: "one",
		updates: [
			said("user_message_chunk", "p1"),
			said("agent_thought_chunk", "m1"),
			did("tool_call", "t1"),
			did("tool_call_update", "t1"),
			said("agent_message_chunk", "m2"),
		],
	},
	{ told: "two", updates: [said("user_message_chunk", "p2"), said("agent_message_chunk", "m3")] },
];

const ids = (...ways: Choice<"load">[]): string => {
	const updates = replayOf(turns, new Set(ways));
	return updates.map(({ messageId, toolCallId }) => String(messageId ?? toolCallId ?? "-")).join(" ");
};

test.each<[Choice<"load">[], string]>([
	[[], "p1 m1 t1 t1 m2 p2 m3"],
	[["doubled"], "p1 m1 t1 t1 m2 p2 m3 p1 m1 t1 t1 m2 p2 m3"],
	[["reordered"], "p1 m2 m1 t1 t1 p2 m3"],
	[["reversed"], "p2 m3 p1 m1 t1 t1 m2"],
	[["less"], "p2 m3"],
	[["nothing"], ""],
	[["other-ids"], "other-p1 other-m1 other-t1 other-t1 other-m2 other-p2 other-m3"],
	[["no-ids"], "- - t1 t1 - - -"],
	[["noisy"], "noise p1 m1 t1 t1 m2 p2 m3 noise"],
	[["less", "doubled", "other-ids"], "other-p2 other-m3 other-p2 other-m3"],
])("[E13.reopen] a load that is %j replays %s", (ways, replayed) => {
	expect(ids(...ways)).toBe(replayed);
});
