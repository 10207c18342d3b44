import fc from "fast-check";
import { expect, test } from "vitest";
import { readRecording, recordedAgents } from "../../testing/recording.ts";
import { isValidEvent } from "../../testing/valid-event.ts";
import { isSessionNotification } from "../wire/check.ts";
import { mapUpdate } from "./map-update.ts";
import type { AgentEvent } from "./mapped.ts";
import { newMapping, openTurn } from "./mapping-state.ts";

type Update = Readonly<Record<string, unknown>>;

const text = { type: "text", text: "Quince" };

/** One of each kind, and all that real agents sent. Distinct words show what got lost. */
const samples: readonly Update[] = [
	{ sessionUpdate: "agent_message_chunk", content: text, messageId: "m", _meta: { model: "Medlar" } },
	{ sessionUpdate: "agent_thought_chunk", content: text },
	{ sessionUpdate: "user_message_chunk", content: text },
	{
		sessionUpdate: "tool_call",
		toolCallId: "t",
		title: "Sorrel",
		name: "Fennel",
		kind: "edit",
		status: "completed",
		content: [
			{ type: "content", content: text },
			{ type: "terminal", terminalId: "Lovage" },
			{ type: "diff", path: "/Borage", oldText: null, newText: "Chervil" },
		],
		locations: [{ path: "/Yarrow", line: 3 }, { path: "/Tansy" }],
		rawInput: { a: "Cumin" },
		rawOutput: "Caraway",
		_meta: { terminal_output: { data: "Burdock" }, terminal_exit: { exit_code: 1 } },
	},
	{
		sessionUpdate: "plan",
		entries: [{ content: "Nettle", priority: "high", status: "pending" }, { content: "Mallow" }],
	},
	{ sessionUpdate: "plan_update", plan: { type: "markdown", planId: "p", content: "Comfrey" } },
	{ sessionUpdate: "notice", severity: "info", title: "Arnica", description: "Valerian" },
	{ sessionUpdate: "compaction_update", compactionId: "c", status: "failed", error: "Hyssop" },
	{ sessionUpdate: "compaction_summary_chunk", compactionId: "c", content: text },
	{ sessionUpdate: "subagent_update", sessionId: "s", title: "Angelica", state: { state: "running" } },
	{ sessionUpdate: "session_message", messageId: "l", content: [text, { type: "image", data: "Wormwood" }] },
	{ sessionUpdate: "session_info_update", title: "Betony" },
	{ sessionUpdate: "usage_update", used: 1, size: 2, cost: { amount: 3, currency: "Agrimony" } },
	...recordedAgents.flatMap((agent) =>
		readRecording(agent).flatMap(({ message: { method, params } }) =>
			method === "session/update" && isSessionNotification(params) ? [params.update] : [],
		),
	),
];

const junk = fc.constantFrom<unknown>(null, 7, "Odd", true, [], {}, [null], { type: 7 });

/** Replaces one value somewhere in an update, below its kind. */
const mutated = fc.tuple(fc.constantFrom(...samples), fc.nat(), junk).map(([update, where, value]) => {
	const paths = pathsOf(update).filter(([first]) => first !== "sessionUpdate");
	const path = paths[where % Math.max(1, paths.length)] ?? [];
	return { update, path, mutant: replaced(update, path, value) };
});

const pathsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => [
	...(path.length === 0 ? [] : [path]),
	...(typeof value === "object" && value !== null
		? Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))
		: []),
];

const replaced = (value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown => {
	if (key === undefined) return next;
	if (typeof value !== "object" || value === null) return value;
	const copy = Array.isArray(value) ? [...value] : { ...value };
	Reflect.set(copy, key, replaced(Reflect.get(value, key), rest, next));
	return copy;
};

/** The words of our samples: capitalised, so that no id or kind is one. */
const wordsIn = (value: unknown): readonly string[] =>
	JSON.stringify(value).match(/\b(?:Odd|[A-Z][a-z]{5,})\b/g) ?? [];

const isFieldsOf = (value: unknown): value is Update => typeof value === "object" && value !== null;

const mapAll = (updates: readonly Update[]): readonly AgentEvent[] => {
	let state = openTurn(newMapping("a"), "m1", "Go");
	return updates.flatMap((update) => {
		const mapped = mapUpdate(state, update);
		state = mapped.state;
		return mapped.events;
	});
};

test("[E4.tolerant][C5.forwarded] whatever is wrong with one value of an update, nothing throws and no word of it or of the next is lost", () => {
	fc.assert(
		fc.property(mutated, ({ mutant }) => {
			if (!isFieldsOf(mutant)) return;
			const next = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "Marjoram" } };
			const events = mapAll([mutant, next]);
			expect(events.filter((event) => !isValidEvent(event))).toEqual([]);
			const told = new Set(wordsIn(events));
			expect(wordsIn([mutant, next]).filter((word) => !told.has(word))).toEqual([]);
		}),
		{ numRuns: 3000 },
	);
});
