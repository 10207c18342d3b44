import type { CodeChunk } from "./code-chunks.ts";
import type { CodeToken } from "./code-token.ts";
import type { TokenClass } from "./token-class.ts";

/** Whether this browser can colour text without extra elements. */
export const canHighlight = (): boolean => {
	return typeof CSS !== "undefined" && "highlights" in CSS && typeof Highlight === "function";
};

/**
 * Colours a part of a code block in the registry that the whole page shares; returns a function that removes the colours. The browser
 * examines every range of the page on every change, so colour only what is on screen.
 */
export const colourChunk = (
	{ element, start, length }: CodeChunk,
	tokens: Iterable<CodeToken>,
): (() => void) => {
	const locate = textLocator(element);
	const added: (readonly [Highlight, AbstractRange])[] = [];
	for (const [tokenStart, tokenLength, tokenClass] of tokens) {
		if (tokenStart >= start + length) break;
		if (tokenStart + tokenLength <= start) continue;
		const [startContainer, startOffset] = locate(Math.max(0, tokenStart - start));
		const [endContainer, endOffset] = locate(Math.min(length, tokenStart + tokenLength - start));
		if (startContainer === undefined || endContainer === undefined) break;
		// The text is complete, so a static range does. A live range costs something on every change to the page.
		const range = new StaticRange({ startContainer, startOffset, endContainer, endOffset });
		const highlight = sharedHighlight(tokenClass);
		highlight.add(range);
		added.push([highlight, range]);
	}
	return () => {
		for (const [highlight, range] of added) highlight.delete(range);
	};
};

/** Finds text nodes by offset; offsets must not decrease. */
const textLocator = (element: HTMLElement): ((offset: number) => [Text | undefined, number]) => {
	const nodes = [...element.childNodes].filter((node) => node instanceof Text);
	let index = 0;
	let nodeStart = 0;
	return (offset) => {
		let node = nodes[index];
		while (node !== undefined && offset - nodeStart > node.length) {
			nodeStart += node.length;
			index++;
			node = nodes[index];
		}
		return [node, offset - nodeStart];
	};
};

const sharedHighlight = (tokenClass: TokenClass): Highlight => {
	const name = `hljs-${tokenClass}`;
	const known = CSS.highlights.get(name);
	if (known !== undefined) return known;
	const highlight = new Highlight();
	CSS.highlights.set(name, highlight);
	return highlight;
};
