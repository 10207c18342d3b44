import { expect, test } from "vitest";
import type { Block, ListItem } from "./blocks/block.ts";
import { maxDepth, maxLeafLength } from "./limits.ts";
import { documents } from "./testing/documents.ts";
import { every, frozen, streamCut, streamWhole } from "./testing/stream-whole.ts";

const answer = documents["answer"] ?? "";

/** Characters lexed per character of text, streamed in pieces of `step`. */
const work = (text: string, step: number): number => {
	return streamCut(text, every(step, text)).lexed / text.length;
};

const repeated = (piece: string, length: number): string => {
	return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
};

const growing: Readonly<Record<string, (length: number) => string>> = {
	"a mixed answer": (length) => repeated(answer, length),
	"one list": (length) => repeated("- an item with **bold** text\n", length),
	"one loose list": (length) => repeated("- an item with **bold** text\n\n", length),
	"one nested list": (length) => `- top\n${repeated("  - an item with `code`\n", length)}`,
	"one table": (length) => `| a | b |\n|---|---|\n${repeated("| cell | **cell** |\n", length)}`,
	"one quote": (length) => repeated("> a quoted line\n>\n", length),
	"one quoted paragraph": (length) => repeated("> a quoted line\n", length),
	"one code block": (length) => `\`\`\`js\n${repeated("const a = 1;\n", length)}`,
	"one code block in a list": (length) => `- a\n  \`\`\`js\n${repeated("  const a = 1;\n", length)}`,
	"one paragraph of many lines": (length) => repeated("a line of **text**\n", length),
	"one line": (length) => repeated("words *and* words ", length),
	"one html block": (length) => `<!--\n${repeated("a comment\n\n", length)}`,
	stars: (length) => repeated("*", length),
	"open brackets": (length) => repeated("[", length),
	"half links": (length) => repeated("[a](b", length),
	backticks: (length) => repeated("a `", length),
	"quote markers": (length) => repeated(">", length),
	"list markers": (length) => repeated("- ", length),
	"lists one deeper on each line": (length) =>
		Array.from({ length: Math.ceil(Math.sqrt(length)) }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
	hashes: (length) => repeated("#", length),
	"dashes and spaces": (length) => repeated("- - ", length),
	definitions: (length) => repeated("[a]: b\n", length),
	pipes: (length) => `${repeated("|a", 1000)}\n${repeated("|-", 1000)}\n${repeated("|", length)}`,
};

test.for(Object.entries(growing))("[B12.cost] %s: four times the text is four times the work", ([, make]) => {
	for (const step of [5, 50, 5000]) {
		const small = work(make(25_000), step);
		const large = work(make(100_000), step);
		expect(large).toBeLessThan(Math.max(1, small) * 1.5);
		expect(large).toBeLessThan(step === 5 ? 64 : 24);
	}
});

test.for(Object.entries(growing))(
	"[B12.cost] %s: the limits hold for a megabyte, in one piece or many",
	([, make]) => {
		const text = make(1_000_000);
		const whole = streamWhole(text);
		expect(whole.lexed).toBeLessThanOrEqual(text.length * 2);
		expect(deepest(whole.blocks)).toBeLessThanOrEqual(maxDepth);
		expect(longestInline(whole.blocks)).toBeLessThanOrEqual(maxLeafLength);
		expect(frozen(streamCut(text, every(997, text))) === frozen(whole)).toBe(true);
	},
);

const deepest = (blocks: readonly (Block | ListItem)[]): number => {
	return Math.max(
		0,
		...blocks.map((block) => {
			if (!("children" in block)) return 0;
			return (block.kind === "list" ? 0 : 1) + deepest(block.children.slice(0, 1000));
		}),
	);
};

const longestInline = (blocks: readonly (Block | ListItem)[]): number => {
	let longest = 0;
	for (const block of blocks) {
		if ("inline" in block) longest = Math.max(longest, block.inline.source.length);
		if ("children" in block) longest = Math.max(longest, longestInline(block.children));
	}
	return longest;
};
