import type { ContentBlock } from "@agentclientprotocol/sdk";
import type { PromptContent } from "@parley/protocol/message/content";

/** What a person wrote, in the form that agents read. */
export const promptBlocks = (content: readonly PromptContent[]): ContentBlock[] => content.map(promptBlock);

const promptBlock = (content: PromptContent): ContentBlock => {
	switch (content.type) {
		case "text":
			return { type: "text", text: content.text };
		case "resourceLink": {
			const { type: _, ...link } = content;
			return { type: "resource_link", ...link };
		}
	}
};
