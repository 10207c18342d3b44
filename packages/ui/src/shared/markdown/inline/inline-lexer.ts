import { Lexer } from "marked";
import { maxDataImageLength, maxInlineCost } from "../limits.ts";
import type { InlineNode, InlineText } from "./inline-node.ts";
import type { LinkTarget } from "./link-definitions.ts";
import { readTokens } from "./read-tokens.ts";
import type { ImagePolicy } from "./safe-url.ts";

/** Lexes inline text with the link definitions seen so far. */
export class InlineLexer {
	readonly #policy: ImagePolicy;
	readonly #links: Record<string, { href: string; title: string | null }> = Object.create(null);
	/** Characters lexed so far: the measure of work done. */
	lexed = 0;

	constructor(ownsBlob: (url: string) => boolean = () => false) {
		this.#policy = { maxDataLength: maxDataImageLength, ownsBlob };
	}

	/** The first definition of a label counts. */
	define(label: string, { href, title }: LinkTarget): void {
		this.#links[label] ??= { href, title };
	}

	lex(source: string): InlineText {
		return { source, lexed: source.length, nodes: this.#nodes(source) };
	}

	#nodes(source: string): InlineNode[] {
		if (source === "") return [];
		this.lexed += source.length;
		if (countDelimiters(source) * source.length > maxInlineCost)
			return [{ kind: "text", raw: source, text: source }];
		const lexer = new Lexer({ gfm: true });
		lexer.tokens.links = this.#links;
		return readTokens(lexer.inlineTokens(source), this.#policy);
	}
}

const delimiters = new Set([..."*_~`[]!<"].map((char) => char.charCodeAt(0)));

const countDelimiters = (source: string): number => {
	let count = 0;
	for (let index = 0; index < source.length; index++) if (delimiters.has(source.charCodeAt(index))) count++;
	return count;
};
