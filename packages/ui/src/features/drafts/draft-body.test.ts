import { expect, test } from "vitest";
import { isEmptyBody, sameBody, withAttachment } from "./draft-body.ts";

const file = (attachmentId: string) => ({
	attachmentId,
	name: `${attachmentId}.txt`,
	mimeType: "text/plain",
	blob: "b".repeat(64),
	size: 1,
});
const ids = (files: readonly { attachmentId: string }[]) => files.map(({ attachmentId }) => attachmentId);

test("[E25.composer] files keep the order in which they were chosen, whichever is uploaded first", () => {
	const order = ["one", "two", "three"];
	const third = withAttachment([file("old")], file("three"), order);
	const first = withAttachment(third, file("one"), order);
	expect(ids(withAttachment(first, file("two"), order))).toEqual(["old", "one", "two", "three"]);
	expect(ids(withAttachment(first, file("taken back"), []))).toEqual(["old", "one", "three", "taken back"]);
});

test("[E25.composer] a file is attached once", () => {
	const once = withAttachment([], file("one"), ["one"]);
	expect(withAttachment(once, file("one"), ["one"])).toBe(once);
});

test("[E10.attachments] bodies differ by text or by files, and files alone make a body that is not empty", () => {
	const body = { text: "", attachments: [file("one")] };
	expect(isEmptyBody(body)).toBe(false);
	expect(sameBody(body, { text: "", attachments: [file("one")] })).toBe(true);
	expect(sameBody(body, { text: "", attachments: [file("two")] })).toBe(false);
	expect(sameBody(body, { text: "x", attachments: [file("one")] })).toBe(false);
});
