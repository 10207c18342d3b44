/** The classes that colour tokens: each has a rule `::highlight(hljs-…)`. */
export const tokenClasses = [
	"comment",
	"keyword",
	"string",
	"number",
	"function",
	"type",
	"variable",
	"attribute",
	"meta",
	"added",
	"removed",
	"heading",
] as const;

export type TokenClass = (typeof tokenClasses)[number];

const classes: Readonly<Record<string, TokenClass>> = {
	comment: "comment",
	quote: "comment",
	keyword: "keyword",
	operator: "keyword",
	literal: "keyword",
	"selector-tag": "keyword",
	name: "keyword",
	tag: "keyword",
	doctag: "keyword",
	string: "string",
	regexp: "string",
	link: "string",
	"char.escape": "string",
	number: "number",
	symbol: "number",
	bullet: "number",
	title: "function",
	"title.function": "function",
	"title.function.invoke": "function",
	built_in: "function",
	"selector-id": "function",
	"selector-class": "function",
	"title.class": "type",
	"title.class.inherited": "type",
	type: "type",
	class: "type",
	variable: "variable",
	"template-variable": "variable",
	"variable.language": "keyword",
	"variable.constant": "number",
	attr: "attribute",
	attribute: "attribute",
	property: "attribute",
	"selector-attr": "attribute",
	"selector-pseudo": "attribute",
	meta: "meta",
	"meta.prompt": "meta",
	"template-tag": "meta",
	addition: "added",
	deletion: "removed",
	section: "heading",
	strong: "heading",
	code: "string",
};

/** The class of a highlight.js scope, as in `hljs-title function_`; undefined if it has no colour. */
export const classOfScope = (names: string): TokenClass | undefined => {
	const parts = names.split(" ").map((part) => part.replace(/^hljs-|_+$/g, ""));
	for (let length = parts.length; length > 0; length--) {
		const known = classes[parts.slice(0, length).join(".")];
		if (known !== undefined) return known;
	}
	return undefined;
};
