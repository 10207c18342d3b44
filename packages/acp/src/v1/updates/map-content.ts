import type { AgentContent } from "@parley/protocol/message/content";
import { isResourceLinkBlock, isTextBlock } from "../wire/check.ts";
import type { ContentBlock } from "../wire/content.ts";

/** Maps the content of a message or a tool call; anything but text and links is kept whole. */
export const mapContent = (block: ContentBlock): AgentContent => {
	if (isTextBlock(block)) return { type: "text", text: block.text };
	if (!isResourceLinkBlock(block)) return { type: "other", kind: block.type, data: block };
	const { uri, name, mimeType, size } = block;
	return {
		type: "resourceLink",
		uri,
		name,
		...(typeof mimeType === "string" ? { mimeType } : {}),
		...(typeof size === "number" ? { size } : {}),
	};
};
