import type { AgentContent, PromptContent } from "@parley/protocol/message/content";
import type { ToolContent } from "@parley/protocol/tool/events";
import { withoutAnsi } from "@parley/transcript/ansi/ansi-lines";
import { exported } from "./exported.ts";
import { fenced, inlineCode } from "./fences.ts";
import { renderDiff } from "./render-diff.ts";

export const json = (value: unknown): string => fenced(JSON.stringify(value, null, 2) ?? "undefined", "json");

/** User text is shown verbatim: it was never markdown. */
export const renderPrompt = (content: readonly PromptContent[]): string[] => content.map(renderPromptPart);

const renderPromptPart = (part: PromptContent): string => {
	switch (part.type) {
		case "text":
			return fenced(part.text, "text");
		case "resourceLink":
			return link(part);
		case "attachment":
			return exported("exportedText.attachment", {
				name: inlineCode(part.name),
				type: inlineCode(part.mimeType),
				size: part.size,
			});
	}
};

const link = ({ name, uri }: { readonly name: string; readonly uri: string }): string =>
	exported("exportedText.link", { name: inlineCode(name), uri: inlineCode(uri) });

export const renderContent = (content: AgentContent): string => {
	switch (content.type) {
		case "text":
			return fenced(withoutAnsi(content.text), "text");
		case "resourceLink":
			return link(content);
		case "longText": {
			const count = content.length - content.head.length - content.tail.length;
			const [head, tail] = [withoutAnsi(content.head), withoutAnsi(content.tail)];
			return fenced(`${head}\n\n${exported("exportedText.leftOut", { count })}\n\n${tail}`, "text");
		}
		case "image":
			return exported("exportedText.image", { type: inlineCode(content.mimeType), size: content.size });
		case "audio":
			return exported("exportedText.audio", { type: inlineCode(content.mimeType), size: content.size });
		case "other":
			return `${inlineCode(content.kind)}:\n\n${json(content.data)}`;
	}
};

export const renderToolContent = (content: ToolContent): string => {
	switch (content.type) {
		case "content":
			return renderContent(content.content);
		case "diff":
			return renderDiff(content);
		case "terminal":
			return exported("exportedText.terminal", { terminal: inlineCode(content.terminalId) });
		case "other":
			return json(content.data);
	}
};
