import type { ContentBlock } from "@agentclientprotocol/sdk";

/** A prompt's text and its attachments. */
export type PromptContent = {
	readonly text: string;
	/** One remark for everything that is not text. */
	readonly remarks: readonly string[];
};

export const readPrompt = (blocks: readonly ContentBlock[]): PromptContent => {
	return {
		text: blocks.map((block) => (block.type === "text" ? block.text : "")).join(""),
		remarks: blocks.map(remarkOn).filter((remark) => remark !== undefined),
	};
};

const remarkOn = (block: ContentBlock): string | undefined => {
	switch (block.type) {
		case "text":
			return undefined;
		case "image":
			return `I see a picture (${block.mimeType}, ${base64Bytes(block.data)} bytes). What do you see in it?`;
		case "audio":
			return `I hear a sound (${block.mimeType}, ${base64Bytes(block.data)} bytes). What does it say to you?`;
		case "resource_link":
			return `You point at \`${block.name}\`. Shall I look, or would you rather tell me?`;
		case "resource":
			return "text" in block.resource
				? `You let me read \`${nameOf(block.resource.uri)}\`, ${countLines(block.resource.text)} of it.`
				: `You attached \`${nameOf(block.resource.uri)}\`, which is not text.`;
	}
};

const countLines = (text: string): string => {
	const lines = text.split("\n").length;
	return lines === 1 ? "1 line" : `${lines} lines`;
};

const base64Bytes = (data: string): number => {
	const padding = data.endsWith("==") ? 2 : data.endsWith("=") ? 1 : 0;
	return Math.max(0, Math.floor((data.length * 3) / 4) - padding);
};

/** What a file is called, wherever it lies. */
export const nameOf = (uri: string): string => {
	const last = uri.split("/").at(-1) ?? uri;
	try {
		return decodeURIComponent(last);
	} catch (error) {
		if (error instanceof URIError) return last;
		throw error;
	}
};
