import type { PromptContent } from "@parley/protocol/message/content";

/** The typed part of a prompt. */
export const textOf = (content: readonly PromptContent[]): string =>
	content.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n\n");

export const contentLabel = (part: PromptContent): string => {
	if (part.type === "text") return part.text;
	return part.name === "" ? part.uri : part.name;
};

/** One line that stands for a prompt, in queues and notices. */
export const promptLine = (content: readonly PromptContent[]): string =>
	content.map(contentLabel).join(" ").replaceAll(/\s+/g, " ").trim();
