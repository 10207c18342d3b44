import { emptyInline, type InlineNode, type InlineText } from "../inline/inline-node.ts";
import { renderNode } from "../render-tokens.ts";

/** Draws inline text at the end of an element, reusing unchanged nodes. */
export class InlineView {
	readonly #element: HTMLElement;
	#shown: InlineText = emptyInline;
	readonly #nodes: (Text | HTMLElement)[] = [];
	/** Shows the text not lexed yet. */
	#rest: Text | undefined;

	constructor(element: HTMLElement) {
		this.#element = element;
	}

	update(inline: InlineText): void {
		if (inline === this.#shown) return;
		if (inline.nodes !== this.#shown.nodes) this.#replaceNodes(inline.nodes);
		this.#showRest(inline.source.slice(inline.lexed));
		this.#shown = inline;
	}

	#replaceNodes(nodes: readonly InlineNode[]): void {
		const before = this.#shown.nodes;
		this.#rest?.remove();
		this.#rest = undefined;
		let kept = 0;
		while (kept < nodes.length && isSame(before[kept], nodes[kept])) kept++;
		if (this.#grow(before[kept], nodes[kept], this.#nodes[kept])) kept++;
		for (const node of this.#nodes.splice(kept)) node.remove();
		const added = nodes.slice(kept).map(renderNode);
		this.#nodes.push(...added);
		this.#element.append(...added);
	}

	/** Growing text is appended to its node, so that a selection in it survives. */
	#grow(
		before: InlineNode | undefined,
		after: InlineNode | undefined,
		drawn: Text | HTMLElement | undefined,
	): boolean {
		if (before?.kind !== "text" || after?.kind !== "text" || !(drawn instanceof Text)) return false;
		if (!after.text.startsWith(before.text)) return false;
		drawn.appendData(after.text.slice(before.text.length));
		return true;
	}

	#showRest(rest: string): void {
		if (rest === "") {
			this.#rest?.remove();
			this.#rest = undefined;
		} else if (this.#rest === undefined) {
			this.#rest = document.createTextNode(rest);
			this.#element.append(this.#rest);
		} else if (rest.startsWith(this.#rest.data)) this.#rest.appendData(rest.slice(this.#rest.length));
		else this.#rest.data = rest;
	}
}

const isSame = (a: InlineNode | undefined, b: InlineNode | undefined): boolean => {
	if (a === undefined || b === undefined || a.kind !== b.kind || a.raw !== b.raw) return false;
	// A reference link has the same source whatever its definition.
	return a.kind !== "link" || (b.kind === "link" && a.href === b.href);
};
