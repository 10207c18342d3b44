import type { ToolContent } from "@parley/protocol/tool/events";

/** How many calls are remembered, and how many characters of each. */
const maxCalls = 16;
const maxLength = 256 * 1024;

/**
 * The content of the newest running calls. Agents often ask about a call without repeating this, and replace it afterwards. Content
 * that is too long is not kept.
 */
export class ToolContents {
	readonly #contents = new Map<string, readonly ToolContent[]>();

	get(id: string): readonly ToolContent[] | undefined {
		return this.#contents.get(id);
	}

	set(id: string, content: readonly ToolContent[]): void {
		this.#contents.delete(id);
		if (content.length === 0 || lengthOf(content) > maxLength) return;
		this.#contents.set(id, content);
		const [oldest] = this.#contents.keys();
		if (this.#contents.size > maxCalls && oldest !== undefined) this.#contents.delete(oldest);
	}

	delete(id: string): void {
		this.#contents.delete(id);
	}
}

/** Every part counts, even an empty one. */
const lengthOf = (content: readonly ToolContent[]): number =>
	content.reduce((sum, part) => sum + 100 + partLength(part), 0);

/** Only text is kept: the length of other content is not known cheaply. */
const partLength = (part: ToolContent): number => {
	switch (part.type) {
		case "diff":
			return (part.oldText?.length ?? 0) + part.newText.length;
		case "content":
			return part.content.type === "text" ? part.content.text.length : Number.POSITIVE_INFINITY;
		case "terminal":
			return 0;
		case "other":
			return Number.POSITIVE_INFINITY;
	}
};
