import { maxAttachments } from "@parley/protocol/blob/limits";
import { maxDraftLength, maxSetAside } from "@parley/protocol/draft/limits";
import type { PromptContent } from "@parley/protocol/message/content";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import fc from "fast-check";
import { expect, test } from "vitest";
import { packDrafts } from "./pack-drafts.ts";

const file = (attachmentId: string): PromptContent => ({
	...{ type: "attachment", attachmentId, name: "a.png", mimeType: "image/png" },
	...{ blob: "a".repeat(64), size: 1 },
});

const prompt = (messageId: string, ...content: PromptContent[]): QueuedPrompt => ({
	messageId,
	content,
	acceptedAt: 0,
	index: 1,
});

test("[E20.import] prompts become one draft, with their files and links", () => {
	const { drafts, left } = packDrafts([
		prompt("a", { type: "text", text: "one" }, file("x")),
		prompt("b", file("y")),
		prompt("c", { type: "text", text: "two" }, { type: "resourceLink", uri: "file:///a.ts", name: "a.ts" }),
	]);
	const { type: _, ...x } = file("x");
	expect(drafts).toEqual([
		{
			text: "one\n\ntwo\n\nfile:///a.ts",
			attachments: [x, expect.objectContaining({ attachmentId: "y" })],
			messageIds: ["a", "b", "c"],
		},
	]);
	expect(left).toEqual([]);
});

test("[E20.import] every queued prompt is in a storable draft or listed as left, in order", () => {
	const prompts = fc.array(
		fc.record({
			length: fc.oneof(fc.nat(50), fc.nat(3 * maxDraftLength)),
			files: fc.oneof(fc.nat(3), fc.nat(50)),
			letter: fc.constantFrom("a", "😀", "é"),
		}),
		{ maxLength: 12 },
	);
	fc.assert(
		fc.property(prompts, (wanted) => {
			const queue = wanted.map(({ length, files, letter }, at) =>
				prompt(
					`m${at}`,
					{ type: "text", text: letter.repeat(length) },
					...Array.from({ length: files }, (_, number) => file(`${at}/${number}`)),
				),
			);
			const { drafts, left } = packDrafts(queue);
			const all = [...drafts, ...left];
			expect(drafts.length).toBeLessThanOrEqual(1 + maxSetAside);
			for (const { text, attachments } of all) {
				expect(text.length <= maxDraftLength && text.isWellFormed()).toBe(true);
				expect(attachments.length).toBeLessThanOrEqual(maxAttachments);
			}
			const words = wanted.map(({ letter, length }) => letter.repeat(length)).join("");
			expect(all.map(({ text }) => text.replaceAll("\n", "")).join("") === words).toBe(true);
			expect(all.flatMap(({ attachments }) => attachments.map(({ attachmentId }) => attachmentId))).toEqual(
				wanted.flatMap(({ files }, at) => Array.from({ length: files }, (_, number) => `${at}/${number}`)),
			);
			const named = new Set(all.flatMap(({ messageIds }) => messageIds));
			expect(named.size).toBe(wanted.filter(({ length, files }) => length + files > 0).length);
		}),
		{ numRuns: 40 },
	);
});
