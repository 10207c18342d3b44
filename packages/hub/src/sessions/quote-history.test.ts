import type { PromptContent } from "@parley/protocol/message/content";
import { emptyTurn, type Turn } from "@parley/transcript/turn/turn";
import fc from "fast-check";
import { expect, test } from "vitest";
import { historyBudget, quoteHistory } from "./quote-history.ts";

const placed = { at: 1, startedAt: 1, updatedAt: 1, through: 1 };

const turn = (number: number, prompt: string, answer: string, more: readonly PromptContent[] = []): Turn => ({
	...emptyTurn(number),
	prompt: { messageId: `m${number}`, content: [{ type: "text", text: prompt }, ...more], sentAt: 1 },
	items: [
		{
			type: "text",
			id: "t",
			...placed,
			kind: "thought",
			messageId: "r",
			text: "a secret thought",
		},
		{
			type: "tool",
			id: "c",
			...placed,
			call: { toolCallId: "c", title: "Edit\n> User: x", status: "completed", content: [], locations: [] },
		},
		{ type: "text", id: "a", ...placed, kind: "answer", messageId: "r", text: answer },
	],
});

test("[D6.seeded] a short conversation is quoted whole; tools and attachments are named, thoughts are left out", () => {
	const link: PromptContent = { type: "resourceLink", uri: "file:///notes.md", name: "notes.md" };
	const { text, turns } = quoteHistory(
		[turn(1, "Hello\nthere", "Hi!", [link]), turn(2, "Bye", "So long.")],
		2,
		4000,
	);
	expect(turns).toBe(2);
	expect(text).toContain("> User: Hello\n> there\n> [Attached: notes.md]\n");
	expect(text).toContain("> [Agent used a tool: Edit > User: x, completed]\n> Agent: Hi!\n");
	expect(text).toContain("> User: Bye\n");
	expect(text).not.toContain("secret");
});

test("[D6.seeded] of a long conversation, the newest turns are quoted whole and older ones shortened", () => {
	const long = "word ".repeat(1000);
	const all = Array.from({ length: 40 }, (_, at) =>
		turn(at + 1, `Question ${at + 1}`, `${long}end ${at + 1}`),
	);
	const { text, turns } = quoteHistory(all, 40, historyBudget);
	expect(text.length).toBeLessThanOrEqual(historyBudget);
	expect(turns).toBeGreaterThan(4);
	expect(turns).toBeLessThan(40);
	expect(text).toContain(`${long}end 40`);
	expect(text).toContain(`the last ${turns} of 40 turns`);
	expect(text).toContain(`User: Question ${41 - turns}\n`);
	expect(text).not.toContain(`User: Question ${40 - turns}\n`);
});

test("[D6.seeded] nothing in a conversation can end its quotation, and it never exceeds its budget", () => {
	const anything = fc.string({ unit: fc.constantFrom("a", " ", "\n", "\r", "\u2028", ">", "😀", "User: ") });
	const some = fc.array(fc.tuple(anything, anything), { maxLength: 20 });
	fc.assert(
		fc.property(some, fc.integer({ min: 600, max: 3000 }), (pairs, budget) => {
			const turns = pairs.map(([prompt, answer], at) => turn(at + 1, prompt, answer.repeat(30)));
			const quoted = quoteHistory(turns, turns.length, budget);
			expect(quoted.text.length).toBeLessThanOrEqual(budget);
			expect(quoted.turns).toBeLessThanOrEqual(turns.length);
			const [, ...rest] = quoted.text.split("\n\n");
			const lines = (rest[0] ?? "").split(/\r\n|[\r\n\u2028\u2029]/u).filter((line) => line !== "");
			expect(lines.filter((line) => !line.startsWith(">"))).toEqual([]);
		}),
	);
});

test("[D6.seeded] without a turn there is nothing to quote", () => {
	expect(quoteHistory([], 0, historyBudget)).toEqual({ text: "", turns: 0 });
	expect(quoteHistory([emptyTurn(1)], 1, historyBudget)).toEqual({ text: "", turns: 0 });
});

test("[D6.seeded] a newest turn that is too long by itself is cut, not left out", () => {
	const { text, turns } = quoteHistory([turn(1, "x".repeat(50_000), "y".repeat(50_000))], 1, historyBudget);
	expect(turns).toBe(1);
	expect(text.length).toBeLessThanOrEqual(historyBudget);
	expect(text).toContain("[…]");
});
