import type { AgentContent } from "@parley/protocol/message/content";
import type { ToolContent } from "@parley/protocol/tool/events";

/** How many bytes of a call are remembered. */
const maxSize = 256 * 1024;

/**
 * What unfinished calls show. Agents often ask about a call without repeating this, and replace it afterwards. What is too
 * long is not remembered.
 */
export class ToolContents {
	readonly #contents = new Map<string, readonly ToolContent[]>();

	get ids(): readonly string[] {
		return [...this.#contents.keys()];
	}

	get(id: string): readonly ToolContent[] | undefined {
		return this.#contents.get(id);
	}

	set(id: string, content: readonly ToolContent[]): void {
		this.#contents.delete(id);
		if (content.length === 0 || sizeOf(content) > maxSize) return;
		this.#contents.set(id, content);
	}

	delete(id: string): void {
		this.#contents.delete(id);
	}
}

/** Every part counts, even an empty one. */
const sizeOf = (content: readonly ToolContent[]): number =>
	content.reduce((sum, part) => sum + 100 + partSize(part), 0);

/**
 * In UTF-8: of a text that the log moved into a blob only that size is known, and a restored call must be measured alike. Only text is
 * remembered: of the rest the size is not known at once.
 */
const partSize = (part: ToolContent): number => {
	switch (part.type) {
		case "diff":
			return (
				(part.oldBlob?.size ?? textSize(part.oldText ?? "")) + (part.newBlob?.size ?? textSize(part.newText))
			);
		case "content":
			return contentSize(part.content);
		case "terminal":
			return 0;
		case "other":
			return Number.POSITIVE_INFINITY;
	}
};

const contentSize = (content: AgentContent): number => {
	switch (content.type) {
		case "text":
			return textSize(content.text);
		case "longText":
			return content.size;
		case "resourceLink":
		case "image":
		case "audio":
		case "other":
			return Number.POSITIVE_INFINITY;
	}
};

/** A longer text is not measured: it is too long anyway. */
const textSize = (text: string): number => (text.length > maxSize ? text.length : Buffer.byteLength(text));
