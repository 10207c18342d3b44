import { maxInlineText } from "@parley/protocol/blob/limits";
import { isKnownEvent } from "@parley/protocol/contract/check-event";
import type { EventBody } from "@parley/protocol/log/log-event";
import { asLongText } from "@parley/protocol/message/long-text";
import type { ToolContent } from "@parley/protocol/tool/events";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOfData } from "../../testing/blob-service-fixture.ts";
import { namedBlobs } from "../named-blobs.ts";
import { shortenEvent } from "./shorten-event.ts";

const long = "0123456789".repeat(maxInlineText / 5);

/** Shortens with an unlimited or an empty quota. */
const shorten = (event: EventBody, room = true) => {
	const kept = new Map<string, Buffer>();
	const shortened = shortenEvent(event, (data) => {
		if (!room) return undefined;
		const blob = hashOfData(data);
		kept.set(blob, Buffer.from(data));
		return { blob, size: data.byteLength };
	});
	const wire = {
		sessionId: "s",
		index: 1,
		id: "e",
		ts: 1,
		type: shortened.type,
		payload: { ...shortened.payload },
	};
	expect(isKnownEvent(wire)).toBe(true);
	expect(new Set(namedBlobs(shortened.type, shortened.payload))).toEqual(new Set(kept.keys()));
	return { event: shortened, kept, size: JSON.stringify(shortened).length };
};

const tool = (fields: Extract<EventBody, { type: "tool" }>["payload"] | object): EventBody => ({
	type: "tool",
	payload: { toolCallId: "t", ...fields },
});
const text = (words: string): ToolContent => ({ type: "content", content: { type: "text", text: words } });
const block = (data: Record<string, unknown>): EventBody => ({
	type: "content",
	payload: { messageId: "m", blockId: "b", content: { type: "other", kind: String(data["type"]), data } },
});
const contentOf = (event: EventBody) => (event.type === "content" ? event.payload.content : undefined);
const toolOf = (event: EventBody) => {
	if (event.type !== "tool") throw new Error("not a tool");
	return event.payload;
};

test("[C11.truncated] short content is unchanged", () => {
	const event = tool({ content: [text("ok")], rawInput: { a: [1, "two"] }, rawOutput: null });
	expect(shorten(event)).toMatchObject({ event, kept: new Map() });
	const streamed: EventBody = {
		type: "text",
		payload: { messageId: "m", blockId: "b", kind: "answer", offset: 0, text: long },
	};
	expect(shortenEvent(streamed, () => undefined)).toBe(streamed);
});

test("[C11.truncated][C11.stored] a long output becomes its beginning, its end and a reference to all of it", () => {
	const { event, kept } = shorten(tool({ content: [text(long), text("short")] }));
	const blob = hashOfData(long);
	expect(toolOf(event).content).toEqual([
		{
			type: "content",
			content: {
				type: "longText",
				head: long.slice(0, 8192),
				tail: long.slice(-8192),
				length: long.length,
				blob,
				size: long.length,
			},
		},
		text("short"),
	]);
	expect(kept.get(blob)?.toString()).toBe(long);
});

test("[C11.truncated] a cut never halves a character", () => {
	const { event } = shorten(tool({ content: [text(`x${"😀".repeat(maxInlineText)}`)] }));
	const [item] = toolOf(event).content ?? [];
	const content = item?.type === "content" ? item.content : undefined;
	expect(content?.type === "longText" && [content.head.isWellFormed(), content.tail.isWellFormed()]).toEqual([
		true,
		true,
	]);
});

test("[C11.stored] long sides of a diff become blobs, and the event has their beginnings", () => {
	const { event, kept } = shorten(
		tool({ content: [{ type: "diff", path: "/a", oldText: "short", newText: long }] }),
	);
	expect(toolOf(event).content).toEqual([
		{
			type: "diff",
			path: "/a",
			oldText: "short",
			newText: long.slice(0, 8192),
			newBlob: { blob: hashOfData(long), size: long.length },
		},
	]);
	expect([...kept.values()].map(String)).toEqual([long]);
});

test("[C11.truncated] a long raw value becomes a longText of its JSON, a long raw string one of itself", () => {
	const { event, kept } = shorten(tool({ rawInput: { text: long }, rawOutput: long }));
	const { rawInput, rawOutput } = toolOf(event);
	expect(JSON.parse(String(kept.get(asLongText(rawInput)?.blob ?? "")))).toEqual({ text: long });
	expect(String(kept.get(asLongText(rawOutput)?.blob ?? ""))).toBe(long);
	const many = shorten(tool({ rawInput: Array.from({ length: 20_000 }, (_, at) => at) }));
	expect(asLongText(toolOf(many.event).rawInput)).toMatchObject({ type: "longText" });
});

test("[C11.truncated] a permission request and an update of an unknown kind are shortened too", () => {
	const asked = shorten({
		type: "permission.requested",
		payload: { requestId: "r", title: "t", options: [], content: [text(long)], rawInput: { long } },
	});
	expect(asked.kept.size).toBe(2);
	expect(asked.size).toBeLessThan(40_000);
	const odd = shorten({ type: "agent.update", payload: { update: "novelty", data: { long } } });
	expect(odd.event.type === "agent.update" && asLongText(odd.event.payload.data)).toMatchObject({
		type: "longText",
	});
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);

test("[C11.truncated] pictures, sounds and data in base64 become references", () => {
	const data = png.toString("base64");
	const reference = { blob: hashOfData(png), size: png.length };
	expect(contentOf(shorten(block({ type: "image", mimeType: "image/png", data })).event)).toEqual({
		type: "image",
		mimeType: "image/png",
		...reference,
	});
	expect(contentOf(shorten(block({ type: "audio", mimeType: "audio/wav", data })).event)).toEqual({
		type: "audio",
		mimeType: "audio/wav",
		...reference,
	});
	const resource = { uri: "file:///a.zip", mimeType: "application/zip", blob: data };
	expect(contentOf(shorten(block({ type: "resource", resource })).event)).toEqual({
		type: "other",
		kind: "resource",
		data: { type: "resource", resource: { ...resource, ...reference } },
	});
});

test("[C11.truncated] a long embedded text keeps its origin; a short one is unchanged", () => {
	const embed = (words: string) => block({ type: "resource", resource: { uri: "file:///a", text: words } });
	expect(shorten(embed("short")).event).toEqual(embed("short"));
	expect(contentOf(shorten(embed(long)).event)).toMatchObject({
		type: "other",
		data: { resource: { uri: "file:///a", text: { type: "longText", blob: hashOfData(long) } } },
	});
});

test("[C11.truncated] invalid base64 is stored unchanged", () => {
	const odd = block({ type: "image", mimeType: "image/png", data: "not base64!" });
	expect(shorten(odd)).toMatchObject({ event: odd, kept: new Map() });
});

test("[C11.truncated] beyond the quota the beginning and the end are kept, and the event says what was dropped", () => {
	const { event } = shorten(
		tool({
			content: [text(long), { type: "diff", path: "/a", newText: long }],
			rawOutput: { long },
		}),
		false,
	);
	const { content = [], rawOutput } = toolOf(event);
	const [first, second] = content;
	const said =
		/^0123456789[\s\S]*\[… \d{1,3}(?:,\d{3})* characters were not kept: storage for long outputs is full …\][\s\S]*0123456789$/;
	const notKept = {
		message: expect.stringMatching(/^\[….*…\]$/),
		wording: { code: "notKept.middle", values: { count: expect.any(Number) } },
	};
	expect(first?.type === "content" && first.content.type === "text" && first.content.text).toMatch(said);
	expect(first).toMatchObject({ content: { notKept } });
	expect(second).toMatchObject({ type: "diff", newText: expect.stringMatching(said), newNotKept: notKept });
	expect(second).not.toHaveProperty("newBlob");
	expect(rawOutput).toEqual({ type: "cutText", text: expect.stringContaining("were not kept"), notKept });
	const image = shorten(block({ type: "image", mimeType: "image/png", data: png.toString("base64") }), false);
	expect(contentOf(image.event)).toEqual({
		type: "other",
		kind: "image",
		data: { mimeType: "image/png", size: 8, notKept: wordedMessage(wording("notKept.bytes")) },
	});
	const odd = shorten({ type: "agent.update", payload: { update: "novelty", data: { long } } }, false);
	expect(odd.event).toMatchObject({ payload: { data: { type: "cutText", notKept } } });
});

test("[C11.truncated] a thousand short parts do not make a long event", () => {
	const parts = Array.from({ length: 1000 }, (_, at) => text(`${at} `.repeat(5000)));
	const { kept, size } = shorten(tool({ content: parts }));
	expect(size).toBeLessThan(2_000_000);
	expect(kept.size).toBeGreaterThan(900);
});

test("[C11.truncated] a value nested without end is lost without its event", () => {
	const deep: unknown = JSON.parse(`${"[".repeat(200_000)}${"]".repeat(200_000)}`);
	expect(toolOf(shorten(tool({ title: "t", rawInput: deep })).event)).toMatchObject({
		title: "t",
		rawInput: { type: "cutText", notKept: wordedMessage(wording("notKept.tooDeep")) },
	});
	const hundred: unknown = JSON.parse(`${"[".repeat(100)}${"]".repeat(100)}`);
	expect(toolOf(shorten(tool({ rawInput: hundred })).event).rawInput).toEqual(expect.any(String));
});

test("[C11.stored][C11.truncated] whatever an agent sends, the event stays small and nothing is lost", () => {
	const piece = fc.oneof(
		fc.string({ maxLength: 20 }),
		fc.nat(maxInlineText * 3).map((length) => "é1".repeat(length).slice(0, length)),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 8 }), piece, (words, raw) => {
			const { event, kept, size } = shorten(tool({ content: words.map(text), rawInput: raw }));
			const back = (toolOf(event).content ?? []).map((item) => {
				if (item.type !== "content") throw new Error("not content");
				return item.content.type === "longText" ? String(kept.get(item.content.blob)) : item.content;
			});
			expect(back).toEqual(
				words.map((each, at) => (typeof back[at] === "string" ? each : { type: "text", text: each })),
			);
			const { rawInput } = toolOf(event);
			const reference = asLongText(rawInput);
			expect(reference === undefined ? rawInput : String(kept.get(reference.blob))).toBe(raw);
			expect(size).toBeLessThan(600_000);
		}),
		{ numRuns: 50 },
	);
});

test("[D7.remap][C11.truncated] content that is already shortened stays as it is, with its blobs, and the rest is shortened as if it were not", () => {
	const rawInput = { deep: "d".repeat(30_000) };
	const diff: ToolContent = { type: "diff", path: "/a", oldText: "o".repeat(33_000), newText: "new" };
	const fillers = (count: number): ToolContent[] =>
		Array.from({ length: count }, () => text("f".repeat(28_220)));
	for (const content of [
		[text("x".repeat(33_000)), ...fillers(8)],
		[diff, ...fillers(8)],
		[text(long), diff],
	]) {
		const once = toolOf(shorten(tool({ content, rawInput })).event);
		const wire = shortenEvent(tool({ content: once.content, rawInput }), (data) => ({
			blob: hashOfData(Buffer.from(data)),
			size: data.byteLength,
		}));
		expect(toolOf(wire)).toEqual(once);
	}
});
