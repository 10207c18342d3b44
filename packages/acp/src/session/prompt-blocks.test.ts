import type { Attachment } from "@parley/protocol/message/attachment";
import { expect, test } from "vitest";
import { type AttachmentSource, promptAbilities, promptBlocks } from "./prompt-blocks.ts";

const everything = { image: true, embeddedContext: true };
const nothing = { image: false, embeddedContext: false };

const attachment = (name: string, mimeType: string, size: number) =>
	({
		type: "attachment",
		attachmentId: name,
		name,
		mimeType,
		blob: "0".repeat(64),
		size,
	}) as const;

/** Attachments with this data, and a note of which were read and which were placed. */
const sourceOf = (data: Uint8Array) => {
	const read: string[] = [];
	const source: AttachmentSource = {
		read: async ({ name }: Attachment) => {
			read.push(name);
			return data;
		},
		place: async ({ name }) => ({ path: `/files/${name}`, name: `safe ${name}` }),
	};
	return { source, read };
};

const wayOf = async (
	part: ReturnType<typeof attachment>,
	abilities = everything,
	data = Buffer.from("hi"),
) => {
	const [block] = await promptBlocks([part], abilities, sourceOf(data).source);
	return block?.type;
};

test("[E25.delivered] words and links are as they were, in the order in which they were given", async () => {
	const { source } = sourceOf(Buffer.from("hi"));
	const link = { uri: "file:///a", name: "a" };
	const content = [
		{ type: "text", text: "look" },
		attachment("a b.txt", "text/plain", 2),
		{ type: "resourceLink", ...link },
		attachment("c.zip", "application/zip", 1024 ** 2),
	] as const;
	expect(await promptBlocks(content, everything, source)).toEqual([
		{ type: "text", text: "look" },
		{
			type: "resource",
			resource: { uri: "file:///files/a%20b.txt", mimeType: "text/plain", text: "hi" },
		},
		{ type: "resource_link", ...link },
		{
			type: "resource_link",
			uri: "file:///files/c.zip",
			name: "safe c.zip",
			mimeType: "application/zip",
			size: 1024 ** 2,
		},
	]);
});

test("[E25.delivered] a picture is given itself only to an agent that takes pictures, of a kind and size that models take", async () => {
	const { source } = sourceOf(Buffer.from([1, 2, 3]));
	const picture = attachment("a.png", "image/png", 3);
	expect(await promptBlocks([picture], everything, source)).toEqual([
		{ type: "image", mimeType: "image/png", data: "AQID" },
	]);
	expect(await wayOf(picture, { ...everything, image: false })).toBe("resource_link");
	expect(await wayOf(attachment("a.svg", "image/svg+xml", 3))).toBe("resource_link");
	expect(await wayOf(attachment("a.png", "image/png", 5 * 1024 ** 2 + 1))).toBe("resource_link");
});

test("[E25.delivered] what reads as text is given as text, whatever its type says, to an agent that takes it", async () => {
	expect(await wayOf(attachment("main.rs", "", 2))).toBe("resource");
	expect(await wayOf(attachment("main.rs", "", 2), nothing)).toBe("resource_link");
	expect(await wayOf(attachment("a.txt", "text/plain", 4), everything, Buffer.from([0xff, 0xfe, 0, 0]))).toBe(
		"resource_link",
	);
	expect(await wayOf(attachment("a.txt", "text/plain", 3), everything, Buffer.from("a\0b"))).toBe(
		"resource_link",
	);
	expect(await wayOf(attachment("a.txt", "text/plain", 256 * 1024 + 1))).toBe("resource_link");
});

test("[E25.delivered] what will be a link is not read, and one prompt carries only so much", async () => {
	const { source, read } = sourceOf(Buffer.alloc(10));
	const pictures = Array.from({ length: 4 }, (_, at) => attachment(`${at}`, "image/png", 4 * 1024 ** 2));
	const blocks = await promptBlocks(pictures, everything, source);
	expect(blocks.map(({ type }) => type)).toEqual(["image", "image", "resource_link", "resource_link"]);
	expect(read).toEqual(["0", "1"]);
});

test("[E25.delivered] what an agent does not say it takes, it does not take", () => {
	expect(promptAbilities({})).toEqual(nothing);
	expect(promptAbilities({ promptCapabilities: null })).toEqual(nothing);
	expect(promptAbilities({ promptCapabilities: { image: "yes", embeddedContext: true } })).toEqual({
		image: false,
		embeddedContext: true,
	});
});
