import { pathToFileURL } from "node:url";
import type { ContentBlock } from "@agentclientprotocol/sdk";
import { isFields } from "@parley/base/guards/fields";
import type { Attachment } from "@parley/protocol/message/attachment";
import type { PromptContent } from "@parley/protocol/message/content";

/** A part of a prompt in ACP's form. */
export type PromptBlock = ContentBlock;

/** The content types that an agent accepts besides text and links. */
export type PromptAbilities = {
	readonly image: boolean;
	readonly audio: boolean;
	readonly embeddedContext: boolean;
};

export const promptAbilities = ({
	promptCapabilities,
}: Readonly<Record<string, unknown>>): PromptAbilities => {
	const { image, audio, embeddedContext } = isFields(promptCapabilities) ? promptCapabilities : {};
	return { image: image === true, audio: audio === true, embeddedContext: embeddedContext === true };
};

/** Provides the data of attachments. Both methods reject if it does not match what was attached. */
export type AttachmentSource = {
	read(attachment: Attachment): Promise<Uint8Array>;
	/** Writes a file that the agent can read, under a name valid on every system. */
	place(attachment: Attachment): Promise<{ readonly path: string; readonly name: string }>;
};

/** Image types that models accept. */
const imageTypes: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** Audio types that models accept, by the names that browsers and systems give them. */
const audioTypes: ReadonlySet<string> = new Set([
	"audio/wav",
	"audio/x-wav",
	"audio/mpeg",
	"audio/mp3",
	"audio/mp4",
	"audio/aac",
	"audio/ogg",
	"audio/webm",
	"audio/flac",
]);

const maxImageSize = 5 * 1024 * 1024;
const maxAudioSize = 10 * 1024 * 1024;
const maxTextSize = 256 * 1024;
/** How much file data one prompt embeds; the rest is linked. */
const maxTotalSize = 10 * 1024 * 1024;

/**
 * Converts a prompt and its attachments into blocks that this agent accepts. An image, a sound or a text is embedded if the agent accepts that and
 * it is not too large; everything else becomes a link to a file. Attachments are converted one at a time to save memory.
 */
export const promptBlocks = async (
	content: readonly PromptContent[],
	abilities: PromptAbilities,
	source: AttachmentSource,
): Promise<PromptBlock[]> => {
	const blocks: PromptBlock[] = [];
	let room = maxTotalSize;
	for (const part of content) {
		switch (part.type) {
			case "text":
				blocks.push({ type: "text", text: part.text });
				break;
			case "resourceLink": {
				const { type: _, ...link } = part;
				blocks.push({ type: "resource_link", ...link });
				break;
			}
			case "attachment": {
				const given = part.size <= room ? await giveItself(part, abilities, source) : undefined;
				if (given !== undefined) room -= part.size;
				blocks.push(given ?? (await link(part, source)));
			}
		}
	}
	return blocks;
};

const giveItself = async (
	attachment: Attachment,
	{ image, audio, embeddedContext }: PromptAbilities,
	source: AttachmentSource,
): Promise<PromptBlock | undefined> => {
	const { mimeType, size } = attachment;
	if (mimeType.startsWith("image/")) {
		if (!image || !imageTypes.has(mimeType) || size > maxImageSize) return undefined;
		const data = await source.read(attachment);
		return { type: "image", mimeType, data: Buffer.from(data).toString("base64") };
	}
	if (mimeType.startsWith("audio/")) {
		if (!audio || !audioTypes.has(mimeType) || size > maxAudioSize) return undefined;
		const data = await source.read(attachment);
		return { type: "audio", mimeType, data: Buffer.from(data).toString("base64") };
	}
	if (!embeddedContext || size > maxTextSize) return undefined;
	const text = readText(await source.read(attachment));
	if (text === undefined) return undefined;
	const { path } = await source.place(attachment);
	const uri = pathToFileURL(path).href;
	return { type: "resource", resource: { uri, text, ...(mimeType === "" ? {} : { mimeType }) } };
};

const link = async (attachment: Attachment, source: AttachmentSource): Promise<PromptBlock> => {
	const { path, name } = await source.place(attachment);
	const { mimeType, size } = attachment;
	const uri = pathToFileURL(path).href;
	return { type: "resource_link", uri, name, size, ...(mimeType === "" ? {} : { mimeType }) };
};

/** Browsers recognise few types of source files, so whatever decodes as text counts as text. */
const readText = (data: Uint8Array): string | undefined => {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(data);
		return text.includes("\0") ? undefined : text;
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
};
