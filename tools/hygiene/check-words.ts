import { isTestOnly } from "../source/files.ts";
import { literalText, type Node, type SourceFile, walk } from "../source/source-file.ts";
import type { HygieneFinding } from "./finding.ts";

/** Has the names of characters. */
const noWords = "packages/ui/src/shared/markdown/inline/named-entities.ts";

/** Attributes, and properties of components, that end up before a person. */
const spokenNames: ReadonlySet<string> = new Set([
	"alt",
	"aria-description",
	"aria-label",
	"aria-roledescription",
	"aria-valuetext",
	"label",
	"placeholder",
	"title",
	"words",
]);

/** What the UI would show a person past the catalogue: text among its elements, spoken attributes, sentences. */
export const checkWords = (file: SourceFile): HygieneFinding[] => {
	if (!isOfUi(file.path)) return [];
	const lines = new Set<number>();
	walk(file.program, (node, ancestors) => {
		const isSaid = ancestors.some(isForDevelopers) || !textsOf(node).some((text) => /\p{L}/u.test(text));
		if (!isSaid) lines.add(file.lineOf(node.start));
	});
	return [...lines].map((line) => ({ rule: "unsaid-text", file: file.path, line }));
};

const isOfUi = (path: string): boolean =>
	path.startsWith("packages/ui/src/") && !isTestOnly(path) && path !== noWords;

const textsOf = (node: Node): readonly string[] => {
	if (node.type === "JSXText") return [node.value.trim()];
	if (node.type === "JSXAttribute")
		return node.name.type === "JSXIdentifier" && spokenNames.has(node.name.name)
			? [literalText(node.value ?? undefined) ?? ""]
			: [];
	const text =
		node.type === "TemplateLiteral"
			? node.quasis.map(({ value }) => value.cooked ?? "").join("{}")
			: literalText(node);
	return text !== undefined && isSentence(text) ? [text] : [];
};

/** Begins with a capital and goes on, or has words and ends like a sentence. */
const isSentence = (text: string): boolean => /^\s*\p{Lu}\p{L}*(?: |…|\{\})\S|\p{L} [^/]*[.?!…]$/u.test(text);

/** Messages of errors are for logs, unless they are worded. */
const isForDevelopers = (node: Node): boolean => {
	if (node.type === "ImportDeclaration") return true;
	if (node.type === "NewExpression")
		return node.callee.type === "Identifier" && /Error$/.test(node.callee.name);
	return node.type === "CallExpression" && node.callee.type === "Super";
};
