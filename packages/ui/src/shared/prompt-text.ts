import type { Attachment } from "@parley/protocol/message/attachment";
import type { PromptContent } from "@parley/protocol/message/content";

/** The typed part of a prompt. */
export const textOf = (content: readonly PromptContent[]): string =>
	content.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n\n");

/** The files attached to it. */
export const attachmentsOf = (content: readonly PromptContent[]): readonly Attachment[] =>
	content.flatMap((part) => {
		if (part.type !== "attachment") return [];
		const { type: _, ...attachment } = part;
		return attachment;
	});

type TypedPrompt = { readonly text: string; readonly attachments: readonly Attachment[] };

export const contentOf = ({ text, attachments }: TypedPrompt): PromptContent[] => [
	...(text.trim() === "" ? [] : [{ type: "text" as const, text }]),
	...attachments.map((each) => ({ type: "attachment" as const, ...each })),
];

/** Replaces the typed part and keeps everything else of the prompt. */
export const withText = (content: readonly PromptContent[], text: string): PromptContent[] => [
	...(text.trim() === "" ? [] : [{ type: "text" as const, text }]),
	...content.filter((part) => part.type !== "text"),
];

export const contentLabel = (part: PromptContent): string => {
	switch (part.type) {
		case "text":
			return part.text;
		case "resourceLink":
			return part.name === "" ? part.uri : part.name;
		case "attachment":
			return part.name;
	}
};

/** One line that represents a prompt in queues and notices. */
export const promptLine = (content: readonly PromptContent[]): string =>
	content.map(contentLabel).join(" ").replaceAll(/\s+/g, " ").trim();

/** The same without the names of its files, for places that list them separately. */
export const textLine = (content: readonly PromptContent[]): string =>
	promptLine(content.filter(({ type }) => type !== "attachment"));
