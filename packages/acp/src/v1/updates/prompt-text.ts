import type { PromptContent } from "@parley/protocol/message/content";

/** What a prompt says, without its attachments and links. */
export const promptText = (content: readonly PromptContent[]): string =>
	content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
