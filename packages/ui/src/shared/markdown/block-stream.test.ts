import fc from "fast-check";
import { expect, test } from "vitest";
import { BlockStream } from "./block-stream.ts";
import { documents } from "./testing/documents.ts";
import { cutMarkdown, tidyMarkdown } from "./testing/markdown-arbitrary.ts";
import { outlineByMarked, outlineOf } from "./testing/outline.ts";
import { every, frozen, streamCut, streamWhole } from "./testing/stream-whole.ts";

test.for(Object.entries(documents))("[B12.streamed] %s: any chunking yields the same blocks", ([, text]) => {
	const whole = frozen(streamWhole(text));
	for (const step of [1, 2, 3, 7, 50]) expect(frozen(streamCut(text, every(step, text)))).toBe(whole);
});

test("[B12.streamed] generated markdown: any chunking yields the same blocks", () => {
	fc.assert(
		fc.property(cutMarkdown, ({ text, cuts }) => {
			expect(frozen(streamCut(text, cuts))).toBe(frozen(streamWhole(text)));
		}),
		{ numRuns: 1500 },
	);
});

// marked lets a list's open fence swallow a line outside the list, which CommonMark does not; it has no depth limit.
const departures = ["fence ended by its container", "deep"];

test.for(Object.entries(documents).filter(([name]) => !departures.includes(name)))(
	"[B12.streamed] %s: the same structure as marked makes of the whole text",
	([, text]) => {
		expect(outlineOf(streamWhole(text).blocks)).toEqual(outlineByMarked(text));
	},
);

test("[B12.streamed] a finished block is never touched again, whatever follows", () => {
	fc.assert(
		fc.property(cutMarkdown, ({ text, cuts }) => {
			const stream = new BlockStream();
			const finished = new Map<object, string>();
			for (const cut of [...cuts, text.length]) {
				stream.update(text.slice(0, cut), false);
				for (const [block, before] of finished) {
					expect(stream.blocks).toContain(block);
					expect(JSON.stringify(block)).toBe(before);
				}
				for (const block of stream.blocks) if (block.closed) finished.set(block, JSON.stringify(block));
			}
		}),
		{ numRuns: 500 },
	);
});

test("[B12.streamed] text that does not extend the last starts over", () => {
	const stream = new BlockStream();
	stream.update("# one\n\ntext", false);
	stream.update("# two\n\ntext and more", false);
	stream.update("# two\n\ntext and more", true);
	expect(frozen(stream)).toBe(frozen(streamWhole("# two\n\ntext and more")));
	stream.update("", false);
	expect(stream.blocks).toEqual([]);
	stream.update("again", true);
	stream.update("again, longer", true);
	expect(frozen(stream)).toBe(frozen(streamWhole("again, longer")));
});

test("[B12.streamed] tidy markdown: the same structure as marked makes of the whole text", () => {
	fc.assert(
		fc.property(tidyMarkdown, (text) => {
			expect(outlineOf(streamWhole(text).blocks)).toEqual(outlineByMarked(text));
		}),
		{ numRuns: 500 },
	);
});
