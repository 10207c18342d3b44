import type { AgentContent, PromptContent } from "@parley/protocol/message/content";
import type { ToolContent } from "@parley/protocol/tool/events";
import { withoutAnsi } from "@parley/transcript/ansi/ansi-lines";
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
			return `Link: ${inlineCode(part.name)} – ${inlineCode(part.uri)}`;
		case "attachment":
			return `Attachment: ${inlineCode(part.name)} (${inlineCode(part.mimeType)}, ${part.size} bytes)`;
	}
};

export const renderContent = (content: AgentContent): string => {
	switch (content.type) {
		case "text":
			return fenced(withoutAnsi(content.text), "text");
		case "resourceLink":
			return `Link: ${inlineCode(content.name)} – ${inlineCode(content.uri)}`;
		case "longText": {
			const left = content.length - content.head.length - content.tail.length;
			const [head, tail] = [withoutAnsi(content.head), withoutAnsi(content.tail)];
			return fenced(`${head}\n\n… ${left} characters are left out here …\n\n${tail}`, "text");
		}
		case "image":
			return `Image (${inlineCode(content.mimeType)}, ${content.size} bytes)`;
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
			return `Terminal ${inlineCode(content.terminalId)}`;
		case "other":
			return json(content.data);
	}
};
