import { callFor } from "./call-for.ts";
import type { Conversation } from "./conversation.ts";
import { sampleOf } from "./sample-of.ts";
import type { Answer, Wish } from "./step.ts";

/*
 * What a prompt makes the model do. The last line of this form in what the person said counts:
 *
 *   script: say 40                        forty words at a steady pace
 *   script: think 5                       five thoughts, then words
 *   script: write /path text              creates a file
 *   script: edit /path old new            reads a file, then replaces a word of it
 *   script: run echo hello                runs a command
 *   script: plan                          makes a list of tasks
 *   script: fail 400                      the model answers with an error
 *   script: hang                          the model begins and says nothing
 *   What did I ask first?                 the first script in the conversation, which the agent must have kept
 */
const orders = /script: (\w+)([^\n]*)|what did I ask (first)\?/gi;

const planEntries = ["look around", "do the work", "check it"];

const numbered = (count: number, word: string): string[] =>
	Array.from({ length: count }, (_, at) => `${word}${at} `);

/** The whole answer to `script: say 40`. */
export const saying = (count: number): string => numbered(count, "word").join("");

/** The thoughts of `script: think 5`. */
export const thinking = (count: number): string => numbered(count, "thought").join("");

/** What the model answers when it is asked for what was asked first. */
export const recalling = (order: string): string => `First you asked me to ${order}.`;

export const failure = "the scripted model has failed";

/** The words that end a turn with tools. */
export const done = "All done.";

type Order = { readonly name: string; readonly words: readonly string[]; readonly rest: string };

/** Where the last order stands, and what it is. */
const findOrder = ({ said }: Conversation): { readonly at: number; readonly order: Order } | undefined => {
	for (const [at, { role, text }] of [...said.entries()].reverse()) {
		const found = role === "user" ? [...text.matchAll(orders)].at(-1) : undefined;
		if (found === undefined) continue;
		const [, name, rest = "", first] = found;
		const trimmed = rest.trim();
		return { at, order: { name: name ?? first ?? "", rest: trimmed, words: trimmed.split(" ") } };
	}
	return undefined;
};

const firstOrder = ({ said }: Conversation): string => {
	for (const { role, text } of said) {
		const [, order] = role === "user" ? (/script: ([^\n]*)/.exec(text) ?? []) : [];
		if (order !== undefined) return order.trim();
	}
	return "do nothing yet";
};

/** The answer to a request that no person's prompt began: a title, a summary, a classification. */
const aside = ({ schema }: Conversation): Answer =>
	speech([schema === undefined ? "A scripted title" : JSON.stringify(sampleOf(schema))]);

const speech = (text: readonly string[], thought: readonly string[] = []): Answer => ({
	type: "said",
	...{ text, thought, call: undefined },
});

/** `began` is what the person said, if this is the first answer to it. */
export type Reaction = { readonly answer: Answer; readonly began: string | undefined };

/** The model's answer: a pure function of what the agent sent, so it can serve many agents and forgets nothing. */
export const answerTo = (conversation: Conversation): Reaction => {
	const { said, tools, schema } = conversation;
	if (tools.length === 0 || schema !== undefined) return { answer: aside(conversation), began: undefined };
	const found = findOrder(conversation);
	if (found === undefined) return { answer: speech(["Nothing is scripted."]), began: undefined };
	const { at, order } = found;
	const since = said.slice(at + 1).filter(({ role }) => role === "assistant");
	// Some agents ask on the side what their user may want next.
	if (since.some(({ calls }) => calls === 0)) return { answer: speech(["Nothing."]), began: undefined };
	const step = since.length;
	return { answer: play(order, step, conversation), began: step === 0 ? said[at]?.text : undefined };
};

const play = ({ name, words, rest }: Order, step: number, conversation: Conversation): Answer => {
	const [first = "", second = "", third = ""] = words;
	switch (name) {
		case "say":
			return speech(numbered(Number(first), "word"));
		case "think":
			return speech([done], numbered(Number(first), "thought"));
		case "write":
			return work([{ do: "write", path: first, content: `${second}\n` }], step, conversation);
		case "edit":
			return work(
				[
					{ do: "read", path: first },
					{ do: "edit", path: first, old: second, new: third },
				],
				step,
				conversation,
			);
		case "run":
			return work([{ do: "run", command: rest }], step, conversation);
		case "plan":
			return work([{ do: "plan", entries: planEntries }], step, conversation);
		case "fail":
			return { type: "failed", status: Number(first), message: failure };
		case "hang":
			return { type: "silent" };
		case "first":
			return speech([recalling(firstOrder(conversation))]);
		default:
			return speech([`There is no script called ${name}.`]);
	}
};

/** One tool after another, then a word. */
const work = (wishes: readonly Wish[], step: number, { tools }: Conversation): Answer => {
	// Some agents edit without having read.
	const possible = wishes.filter((each) => each.do !== "read" || callFor(each, tools) !== undefined);
	const wish = possible[step];
	if (wish === undefined) return speech([done]);
	const call = callFor(wish, tools);
	if (call === undefined)
		return speech([`No tool can ${wish.do}: ${tools.map(({ name }) => name).join(", ")}`]);
	return { type: "said", thought: [], text: [], call };
};
