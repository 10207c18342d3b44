import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LoggedItem, LoggedTurn } from "./logged-turn.ts";
import type { Update } from "./read-replay.ts";
import { reconcile } from "./reconcile.ts";

const chunk = (sessionUpdate: string, text: string, messageId?: string): Update => ({
	sessionUpdate,
	content: { type: "text", text },
	...(messageId === undefined ? {} : { messageId }),
});
const user = (text: string) => chunk("user_message_chunk", text);
const answer = (text: string) => chunk("agent_message_chunk", text);
const thought = (text: string) => chunk("agent_thought_chunk", text);
const tool = (toolCallId: string, title: string): Update => ({
	sessionUpdate: "tool_call",
	toolCallId,
	title,
	status: "completed",
});

const textBlock = { type: "text", text: "In short." };

const updatesOf = (item: LoggedItem): readonly Update[] => {
	switch (item.kind) {
		case "answer":
			return item.text.split(/(?<= )/u).map(answer);
		case "thought":
			return [thought(item.text)];
		case "user":
			return [user(item.text)];
		case "activity":
			return [
				{ sessionUpdate: "compaction_update", compactionId: item.activityId, status: "in_progress" },
				{ sessionUpdate: "compaction_summary_chunk", compactionId: item.activityId, content: textBlock },
				{ sessionUpdate: "compaction_update", compactionId: item.activityId, status: "completed" },
			];
		case "tool":
			return [
				tool(item.toolCallId, item.title),
				{ sessionUpdate: "tool_call_update", toolCallId: item.toolCallId, status: "completed" },
			];
		case "plan":
			return [{ sessionUpdate: "plan", entries: [] }];
		case "content":
			return [{ sessionUpdate: "agent_message_chunk", content: { type: "image", data: "", mimeType: "" } }];
	}
};
const turnUpdates = ({ prompt, items }: LoggedTurn): readonly Update[] => [
	user(prompt),
	...items.flatMap(updatesOf),
];

const word = fc.constantFrom("alpha", "beta", "gamma", "delta", "ok", "yes");
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((each) => each.join(" "));
const logs = fc
	.array(
		fc.array(
			fc.oneof(
				words.map((text) => ({ kind: "answer" as const, text })),
				words.map((text) => ({ kind: "thought" as const, text })),
				word.map((title) => ({ kind: "tool" as const, toolCallId: "", title })),
				fc.constant({ kind: "plan" as const }),
				word.map((activityId) => ({ kind: "activity" as const, activityId })),
				words.map((text) => ({ kind: "user" as const, text: `Besides: ${text}` })),
				fc.constant({ kind: "content" as const }),
			),
			{ maxLength: 6 },
		),
		{ minLength: 1, maxLength: 5 },
	)
	.map((turns) =>
		turns.map(
			(items, number): LoggedTurn => ({
				prompt: `question ${number}`,
				items: items.map((item, at) =>
					item.kind === "tool" ? { ...item, toolCallId: `tool-${number}-${at}` } : item,
				),
			}),
		),
	);

const kinds = ["user_message_chunk", "agent_message_chunk", "agent_thought_chunk", "tool_call"];
const place = ({ sessionUpdate }: Update) =>
	(kinds.indexOf(String(sessionUpdate)) + kinds.length + 1) % (kinds.length + 1);
const otherIds = (update: Update): Update =>
	update["toolCallId"] === undefined ? update : { ...update, toolCallId: `other-${update["toolCallId"]}` };
const noise = user("<system-reminder>Be kind.</system-reminder>");

/** The ways in which agents replay, as Eliza plays them. */
const ways = {
	doubled: (turns: readonly (readonly Update[])[]) => [...turns, ...turns],
	reordered: (turns: readonly (readonly Update[])[]) =>
		turns.map((turn) => turn.toSorted((one, other) => place(one) - place(other))),
	reversed: (turns: readonly (readonly Update[])[]) => turns.toReversed(),
	less: (turns: readonly (readonly Update[])[]) => turns.slice(-1),
	nothing: () => [],
	otherIds: (turns: readonly (readonly Update[])[]) => turns.map((turn) => turn.map(otherIds)),
	noisy: (turns: readonly (readonly Update[])[]) => [[noise], ...turns, [noise]],
} as const;
const wayNames = ["reordered", "reversed", "less", "nothing", "otherIds", "noisy", "doubled"] as const;

describe("[D6.load] a replay against the log", () => {
	test("[D6.load] nothing is doubled, however the agent replays what the log has", () => {
		fc.assert(
			fc.property(logs, fc.subarray([...wayNames]), (logged, chosen) => {
				let turns: readonly (readonly Update[])[] = logged.map(turnUpdates);
				for (const way of chosen) turns = ways[way](turns);
				expect(reconcile(logged, turns.flat()).suffix).toEqual([]);
			}),
		);
	});

	test("[D6.load] nothing is lost that the agent did after the last thing in the log", () => {
		const seen = fc.constantFrom<"doubled" | "less" | "otherIds" | "none">(
			"doubled",
			"less",
			"otherIds",
			"none",
		);
		fc.assert(
			fc.property(logs, seen, fc.boolean(), (logged, way, withTool) => {
				const news = [
					...(withTool ? [tool("tool-new", "an unseen tool")] : []),
					thought("an unseen thought"),
					answer("an unseen answer"),
				];
				const turns = logged.map(turnUpdates);
				const last = [...(turns.at(-1) ?? []), ...news];
				const replayed = [...turns.slice(0, -1), last];
				const told = way === "none" ? replayed : ways[way](replayed);
				const { reached, suffix } = reconcile(logged, told.flat());
				expect(reached).toBe(true);
				expect(suffix).toEqual(way === "otherIds" ? news.map(otherIds) : news);
			}),
		);
	});

	test("[D6.load] of a text that was cut off, only its end is news", () => {
		const logged: LoggedTurn[] = [{ prompt: "Why?", items: [{ kind: "answer", text: "Because it w" }] }];
		expect(reconcile(logged, [user("Why?"), answer("Because"), answer(" it was there.")]).suffix).toEqual([
			answer("as there."),
		]);
	});

	test("[D6.load] a turn that the agent ended alone is news as a whole, a repeated word included", () => {
		const logged: LoggedTurn[] = [
			{ prompt: "One", items: [{ kind: "answer", text: "ok" }] },
			{ prompt: "Two", items: [] },
		];
		expect(reconcile(logged, [user("One"), answer("ok"), user("Two"), answer("ok")]).suffix).toEqual([
			answer("ok"),
		]);
	});

	test("[D6.load] a prompt that never reached the agent does not make an earlier one news", () => {
		const ok: LoggedTurn = { prompt: "Go on", items: [{ kind: "answer", text: "ok" }] };
		expect(reconcile([ok, { prompt: "Go on", items: [] }], turnUpdates(ok)).suffix).toEqual([]);
		expect(reconcile([ok, { prompt: "Never sent", items: [] }], turnUpdates(ok)).suffix).toEqual([]);
	});

	test("[D6.load] another conversation is no news, and an unknown kind of update neither", () => {
		const logged: LoggedTurn[] = [{ prompt: "Why?", items: [] }];
		expect(reconcile(logged, [user("Something else"), answer("Sure.")])).toEqual({
			reached: false,
			suffix: [],
		});
		const strange = { sessionUpdate: "mood_update", mood: "curious" };
		expect(reconcile(logged, [user("Why?"), strange]).suffix).toEqual([]);
	});

	test("[D6.load] a turn that was made elsewhere is news with its prompt", () => {
		const logged: LoggedTurn[] = [{ prompt: "Why?", items: [{ kind: "answer", text: "So." }] }];
		const elsewhere = [user("And now?"), answer("Nothing.")];
		expect(reconcile(logged, [...turnUpdates(logged[0] ?? { prompt: "", items: [] }), ...elsewhere])).toEqual(
			{
				reached: true,
				suffix: elsewhere,
			},
		);
	});
});
