import { Lexer, Tokenizer } from "marked";

export type LinkTarget = {
	readonly href: string;
	readonly title: string | null;
};

export type Definitions = {
	readonly found: readonly (readonly [label: string, target: LinkTarget])[];
	/** The paragraph without them. */
	readonly rest: string;
};

const tokenizer = new Tokenizer();
// A tokenizer gets its rules from the lexer that it is passed to.
new Lexer({ gfm: true, tokenizer });

/** Strips the link definitions from the start of a paragraph. */
export const takeDefinitions = (paragraph: string): Definitions => {
	const found: [string, LinkTarget][] = [];
	let rest = paragraph;
	while (rest.startsWith("[")) {
		const definition = tokenizer.def(rest);
		if (definition === undefined) break;
		found.push([definition.tag, { href: definition.href, title: definition.title || null }]);
		rest = rest.slice(definition.raw.length).trimStart();
	}
	return { found, rest };
};
