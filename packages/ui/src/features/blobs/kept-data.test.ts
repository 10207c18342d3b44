import { expect, test } from "vitest";
import { keptDataIn } from "./kept-data.ts";

const blob = "ab".repeat(32);
const long = { type: "longText", head: "a", tail: "z", length: 90_000, blob, size: 90_000 };

test("[C11.showAll] a long text is found in the value itself and in a resource", () => {
	expect(keptDataIn(long)).toEqual({ kind: "text", content: long });
	expect(keptDataIn({ type: "resource", resource: { uri: "file:///a", text: long } })).toEqual({
		kind: "text",
		content: long,
	});
});

test("[E25.shown] other data in a blob is a file with its own name and type", () => {
	expect(keptDataIn({ mimeType: "audio/wav", blob, size: 12 })).toEqual({
		kind: "file",
		reference: { blob, size: 12 },
		mimeType: "audio/wav",
		name: "file",
	});
	expect(keptDataIn({ resource: { uri: "https://x.example/a/b.bin?c#d", blob, size: 3 } })).toMatchObject({
		name: "b.bin",
		mimeType: "application/octet-stream",
	});
});

test.each([
	undefined,
	null,
	7,
	"text",
	[],
	{ blob: "not a name", size: 1 },
	{ blob },
	{ ...long, size: -1 },
	{ ...long, head: 3 },
	{ ...long, blob: "../../etc/passwd" },
])("[C11.showAll] %j refers to no blob, or to none that can be requested", (data) => {
	expect(keptDataIn(data)?.kind).not.toBe("text");
});
