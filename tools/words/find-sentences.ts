import { type Node, type SourceFile, walk } from "../source/source-file.ts";

export type Sentence = { readonly file: string; readonly line: number; readonly text: string };

/** Attributes and properties whose text a person reads or hears, even if it is one word. */
const shownNames: ReadonlySet<string> = new Set([
	"alt",
	"aria-description",
	"aria-label",
	"aria-placeholder",
	"aria-roledescription",
	"aria-valuetext",
	"detail",
	"label",
	"openLabel",
	"placeHolder",
	"placeholder",
	"prompt",
	"saveLabel",
	"title",
	"tooltip",
	"words",
]);

const sql =
	/^\s*(?:ALTER|BEGIN|CREATE|DELETE|DROP|EXISTS|INSERT|PRAGMA|ROLLBACK|SELECT|UPDATE|VACUUM|WITH RECURSIVE)\b/;

/** Two words with a space between them; what a template leaves open may be one of them. */
const wordsInARow =
	/(?:\p{Letter}{2,}|\{\})[\p{Letter}\d'’"”)}.,:;!?…–-]*\s+["“'‘([–*]*(?:\p{Letter}+|\{\})/u;

const readsLikeSentence = (text: string): boolean =>
	/\p{Letter}{2,}/u.test(text) && wordsInARow.test(text) && !sql.test(text);

/** Texts in a file that look as if a person should read them, and are not said by the catalogue. */
export const findSentences = (file: SourceFile): Sentence[] => {
	const found: Sentence[] = [];
	walk(file.program, (node, ancestors) => {
		const text = textOf(node);
		if (text === undefined || !/\p{Letter}/u.test(text)) return;
		if (!isShown(node, ancestors, text) || isForDevelopers(ancestors)) return;
		found.push({ file: file.path, line: file.lineOf(node.start), text: text.trim() });
	});
	return found;
};

const textOf = (node: Node): string | undefined => {
	if (node.type === "JSXText") return node.value;
	if (node.type === "Literal" && typeof node.value === "string") return node.value;
	if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? "").join("{}");
	return undefined;
};

const isShown = (node: Node, ancestors: readonly Node[], text: string): boolean => {
	if (node.type === "JSXText") return true;
	const attribute = ancestors.findLast(({ type }) => type === "JSXAttribute" || type === "JSXElement");
	if (attribute?.type === "JSXAttribute") {
		if (attribute.name.type !== "JSXIdentifier") return false;
		const { name } = attribute.name;
		return (shownNames.has(name) && isValue(node, ancestors)) || isShownName(name, text);
	}
	if (attribute?.type === "JSXElement" && isValue(node, ancestors)) return true;
	const parent = ancestors.at(-1);
	if (isType(parent)) return false;
	const key = parent?.type === "Property" && parent.value === node ? parent.key : undefined;
	if (key?.type === "Identifier" && isShownName(key.name, text)) return true;
	return readsLikeSentence(text);
};

/** Whether a text is itself what an attribute or an element gets, not an argument or part of a condition: then one word is enough. */
const isValue = (node: Node, ancestors: readonly Node[]): boolean => {
	let inner = node;
	for (const outer of ancestors.toReversed()) {
		if (outer.type === "JSXExpressionContainer" || outer.type === "JSXAttribute") return true;
		const isPassedOn =
			(outer.type === "ConditionalExpression" && outer.test !== inner) || outer.type === "LogicalExpression";
		if (!isPassedOn) return false;
		inner = outer;
	}
	return false;
};

/** One word is enough there if it begins as a sentence does; ids and kinds do not. */
const isShownName = (name: string, text: string): boolean =>
	shownNames.has(name) && (/^\s*\p{Lu}\p{Ll}/u.test(text) || readsLikeSentence(text));

const isType = (parent: Node | undefined): boolean =>
	parent?.type === "TSLiteralType" || parent?.type === "TSTemplateLiteralType";

/** Records of a log, reports of a violated contract, and assertions: whoever reads those reads the code too. */
const isForDevelopers = (ancestors: readonly Node[]): boolean =>
	ancestors.some((node) => {
		if (node.type === "NewExpression")
			return node.callee.type === "Identifier" && /^(?:Type|Range)?Error$/.test(node.callee.name);
		if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
		const { object, property } = node.callee;
		if (property.type !== "Identifier") return false;
		if (/^(?:trace|debug|info|warn|error)$/.test(property.name)) return /log(?:ger)?$/i.test(nameOf(object));
		return property.name === "add" && /violations$/i.test(nameOf(object));
	});

/** The last name of `a.b.#c`. */
const nameOf = (node: Node): string => {
	if (node.type === "Identifier") return node.name;
	if (node.type !== "MemberExpression") return "";
	return node.property.type === "Identifier" || node.property.type === "PrivateIdentifier"
		? node.property.name
		: "";
};
