import { parseAst } from "vite";

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Cut = readonly [start: number, end: number];

/** What `marked` does with blocks. Ours are found by another parser; `marked` lexes the text in them and reads link definitions. */
const blockMethods = new Set(
	"space code fences heading hr blockquote list html table lheading paragraph text lex blockTokens inline lexInline rules".split(
		" ",
	),
);

/** Objects full of rules, by a key that tells them from others, and the rules in them that are needed. */
const ruleSets: readonly (readonly [mark: string, needed: ReadonlySet<string>])[] = [
	["lheading", new Set(["def"])],
	["pedantic", new Set(["normal", "gfm"])],
];

/** `marked` has changed, so that its unused half is no longer found. */
export class UnknownMarkedError extends Error {
	override readonly name = "UnknownMarkedError";
	constructor(missing: string) {
		super(`marked has changed: it has no ${missing}. See whether its unused half can still be left out.`);
	}
}

/**
 * The inline lexer of `marked` alone. Its file builds the rules for blocks, a parser and renderers beside it, and no bundler can prove
 * those unused. Everything at its top level is either used by the lexer or without effect.
 */
export const inlineHalf = (code: string): string => {
	const lexer = /(\w+) as Lexer\b/.exec(code)?.[1];
	const tokenizer = /(\w+) as Tokenizer\b/.exec(code)?.[1];
	if (lexer === undefined || tokenizer === undefined) throw new UnknownMarkedError("Lexer and Tokenizer");
	const lean = cut(code, [...blockParts(code)]);
	const declared = declarations(lean);
	const kept = new Set<string>();
	const keep = (name: string): void => {
		const text = declared.get(name);
		if (text === undefined || kept.has(name)) return;
		kept.add(name);
		for (const used of namesIn(text)) keep(used);
	};
	keep(lexer);
	keep(tokenizer);
	const texts = [...declared].filter(([name]) => kept.has(name)).map(([, text]) => text);
	return `${withoutUnreadRules(texts.join("\n"))}\nexport{${lexer} as Lexer,${tokenizer} as Tokenizer};`;
};

function* blockParts(code: string): Generator<Cut> {
	const found = new Set<string>();
	for (const node of nodesIn(parseAst(code))) {
		if (node.type === "MethodDefinition" && "key" in node && blockMethods.has(nameOf(node.key))) {
			found.add(nameOf(node.key));
			yield [node.start, node.end];
		}
		const properties = propertiesOf(node);
		const [mark, needed] = ruleSets.find(([key]) => properties.some((each) => keyOf(each) === key)) ?? [];
		// Beside sets of rules there are the default options.
		if (mark === undefined || needed === undefined || properties.some((each) => keyOf(each) === "walkTokens"))
			continue;
		found.add(mark);
		for (const property of properties)
			if (property.type === "Property" && !needed.has(keyOf(property)))
				yield [property.start, afterComma(code, property.end)];
	}
	for (const name of [...blockMethods, ...ruleSets.map(([mark]) => mark)])
		if (!found.has(name)) throw new UnknownMarkedError(name);
}

/** Every variable, function and class at the top level, with its text. */
const declarations = (code: string): ReadonlyMap<string, string> => {
	const all = new Map<string, string>();
	for (const node of parseAst(code).body) {
		if (node.type === "FunctionDeclaration") all.set(nameOf(node.id), code.slice(node.start, node.end));
		if (node.type === "VariableDeclaration")
			for (const each of node.declarations)
				all.set(nameOf(each.id), `var ${code.slice(each.start, each.end)};`);
	}
	return all;
};

/** Rules for characters are properties of one object, and those for blocks are read by nobody now. */
const withoutUnreadRules = (code: string): string => {
	const cuts: Cut[] = [];
	for (const node of nodesIn(parseAst(code))) {
		const properties = propertiesOf(node);
		if (!properties.some((property) => keyOf(property) === "outputLinkReplace")) continue;
		for (const property of properties)
			if (!new RegExp(`\\.${keyOf(property)}\\b`).test(code))
				cuts.push([property.start, afterComma(code, property.end)]);
	}
	if (cuts.length === 0) throw new UnknownMarkedError("rule called outputLinkReplace");
	return cut(code, cuts);
};

const cut = (code: string, cuts: readonly Cut[]): string =>
	cuts.toReversed().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);

const afterComma = (code: string, end: number): number => (code[end] === "," ? end + 1 : end);

const namesIn = (text: string): ReadonlySet<string> => new Set([...nodesIn(parseAst(text))].map(nameOf));

const propertiesOf = (node: Node): readonly Node[] =>
	node.type === "ObjectExpression" && "properties" in node && Array.isArray(node.properties)
		? node.properties.filter(isNode)
		: [];

const keyOf = (property: Node): string => ("key" in property ? nameOf(property.key) : "");

const nameOf = (value: unknown): string =>
	isNode(value) && value.type === "Identifier" && "name" in value ? String(value.name) : "";

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;

function* nodesIn(value: unknown): Generator<Node> {
	if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
	else if (isNode(value)) {
		yield value;
		for (const each of Object.values(value)) yield* nodesIn(each);
	}
}
