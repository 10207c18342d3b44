import { type CodeToken, maxCodeLength } from "./code-token.ts";
import { highlightJs } from "./languages.ts";
import { classOfScope, type TokenClass } from "./token-class.ts";

/** The coloured tokens of code, in order and without overlap; none for an unknown language. */
export const tokenize = (code: string, language: string): CodeToken[] => {
	if (code.length > maxCodeLength || highlightJs.getLanguage(language) === undefined) return [];
	return readMarkup(highlightJs.highlight(code, { language, ignoreIllegals: true }).value);
};

const part = /<span class="([^"]*)">|<\/span>|&(amp|lt|gt|quot|#x27);|[^<&]+/g;

/** Html is the only output that the highlight.js API promises: nested spans and five entities. */
const readMarkup = (markup: string): CodeToken[] => {
	const tokens: CodeToken[] = [];
	const open: (TokenClass | undefined)[] = [];
	let offset = 0;
	for (const [text, scope, entity] of markup.matchAll(part)) {
		if (scope !== undefined) open.push(classOfScope(scope) ?? open.at(-1));
		else if (text === "</span>") open.pop();
		else {
			const length = entity === undefined ? text.length : 1;
			addToken(tokens, offset, length, open.at(-1));
			offset += length;
		}
	}
	return tokens;
};

const addToken = (
	tokens: CodeToken[],
	start: number,
	length: number,
	tokenClass: TokenClass | undefined,
): void => {
	if (tokenClass === undefined) return;
	const last = tokens.at(-1);
	if (last !== undefined && last[0] + last[1] === start && last[2] === tokenClass)
		tokens[tokens.length - 1] = [last[0], last[1] + length, tokenClass];
	else tokens.push([start, length, tokenClass]);
};
