/** How an html block ends; `end` is undefined if a blank line ends it. */
export type HtmlStart = {
	readonly end: RegExp | undefined;
};

const blockTags =
	"address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|" +
	"fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|" +
	"menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";

const attribute = `[ \\t]+[a-z_:][\\w.:-]*(?:[ \\t]*=[ \\t]*(?:[^ \\t"'=<>\`]+|'[^']*'|"[^"]*"))?`;

const closedByContent: readonly (readonly [start: RegExp, end: RegExp])[] = [
	[/^<(?:script|pre|style|textarea)(?:[ \t>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
	[/^<!--/, /-->/],
	[/^<\?/, /\?>/],
	[/^<![a-z]/i, />/],
	[/^<!\[CDATA\[/, /\]\]>/],
];
const blockTag = new RegExp(`^</?(?:${blockTags})(?:[ \\t]|/?>|$)`, "i");
const loneTag = new RegExp(
	`^(?:<[a-z][a-z0-9-]*(?:${attribute})*[ \\t]*/?>|</[a-z][a-z0-9-]*[ \\t]*>)[ \\t]*$`,
	"i",
);

/** Whether a line begins an html block. An unknown tag does not interrupt a paragraph. */
export const htmlStart = (text: string, interruptsParagraph: boolean): HtmlStart | undefined => {
	if (!text.startsWith("<")) return undefined;
	for (const [start, end] of closedByContent) if (start.test(text)) return { end };
	if (blockTag.test(text) || (!interruptsParagraph && loneTag.test(text))) return { end: undefined };
	return undefined;
};
