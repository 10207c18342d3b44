import type { Attachment } from "@parley/protocol/message/attachment";
import { expect, test } from "vitest";
import { type AttachmentSource, promptAbilities, promptBlocks } from "./prompt-blocks.ts";

const everything = { image: true, audio: false, embeddedContext: true };
const nothing = { image: false, audio: false, embeddedContext: false };

const attachment = (name: string, mimeType: string, size: number) =>
	({
		type: "attachment",
		attachmentId: name,
		name,
		mimeType,
		blob: "0".repeat(64),
		size,
	}) as const;

/** Attachments with this data, and a record of which were read and which were placed. */
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

test("[E25.delivered] text and links pass unchanged, in their order", async () => {
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

test("[E25.delivered] an image is embedded only if the agent accepts images and models accept its type and size", async () => {
	const { source } = sourceOf(Buffer.from([1, 2, 3]));
	const picture = attachment("a.png", "image/png", 3);
	expect(await promptBlocks([picture], everything, source)).toEqual([
		{ type: "image", mimeType: "image/png", data: "AQID" },
	]);
	expect(await wayOf(picture, { ...everything, image: false })).toBe("resource_link");
	expect(await wayOf(attachment("a.svg", "image/svg+xml", 3))).toBe("resource_link");
	expect(await wayOf(attachment("a.png", "image/png", 5 * 1024 ** 2 + 1))).toBe("resource_link");
});

test("[E4.audio][E25.delivered] a sound is embedded only if the agent accepts audio and models accept its type and size", async () => {
	const { source } = sourceOf(Buffer.from([1, 2, 3]));
	const sound = attachment("a.wav", "audio/wav", 3);
	const hearing = { ...nothing, audio: true };
	expect(await promptBlocks([sound], hearing, source)).toEqual([
		{ type: "audio", mimeType: "audio/wav", data: "AQID" },
	]);
	expect(await wayOf(sound)).toBe("resource_link");
	expect(await wayOf(attachment("a.mid", "audio/midi", 3), hearing)).toBe("resource_link");
	expect(await wayOf(attachment("a.wav", "audio/wav", 10 * 1024 ** 2 + 1), hearing)).toBe("resource_link");
});

test("[E25.delivered] readable text is embedded as text, whatever its type says, for an agent that accepts it", async () => {
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

test("[E25.delivered] a file that will be linked is not read, and the embedded data of a prompt is bounded", async () => {
	const { source, read } = sourceOf(Buffer.alloc(10));
	const pictures = Array.from({ length: 4 }, (_, at) => attachment(`${at}`, "image/png", 4 * 1024 ** 2));
	const blocks = await promptBlocks(pictures, everything, source);
	expect(blocks.map(({ type }) => type)).toEqual(["image", "image", "resource_link", "resource_link"]);
	expect(read).toEqual(["0", "1"]);
});

test("[E25.delivered] a content type that an agent does not announce is not sent to it", () => {
	expect(promptAbilities({})).toEqual(nothing);
	expect(promptAbilities({ promptCapabilities: null })).toEqual(nothing);
	expect(promptAbilities({ promptCapabilities: { image: "yes", embeddedContext: true } })).toEqual({
		image: false,
		audio: false,
		embeddedContext: true,
	});
});
