/** A reassembly read once: literal text and the parts it quotes. */
export type Template = readonly Piece[];

export type Piece = string | Quote;

export type Quote = {
	/** Index of the quoted part, counted from 0. */
	readonly part: number;
	/** Said when the part holds no words. */
	readonly otherwise: string;
};

/** A reassembly that cannot be read. The message quotes it and says why. */
export class TemplateError extends Error {
	constructor(source: string, problem: string) {
		super(`reassembly "${source}": ${problem}`);
		this.name = "TemplateError";
	}
}

const quoteSyntax = /\{(\d+)(?:\|([^{}]*))?\}/g;

/** Reads a reassembly for a pattern of `partCount` parts. */
export const parseTemplate = (source: string, partCount: number): Template => {
	const pieces: Piece[] = [];
	let end = 0;
	for (const found of source.matchAll(quoteSyntax)) {
		const number = Number(found[1]);
		if (number < 1 || number > partCount) {
			throw new TemplateError(source, `quotes part ${number}, but the pattern has ${partCount}`);
		}
		if (found.index > end) pieces.push(source.slice(end, found.index));
		pieces.push({ part: number - 1, otherwise: found[2] ?? "" });
		end = found.index + found[0].length;
	}
	if (end < source.length) pieces.push(source.slice(end));
	if (pieces.length === 0) throw new TemplateError(source, "is empty");
	return pieces;
};

/** Puts the quoted parts into a template; an empty part also takes the space before it away. */
export const fillTemplate = (template: Template, parts: readonly string[]): string => {
	let text = "";
	for (const piece of template) {
		if (typeof piece === "string") {
			text += piece;
			continue;
		}
		const quoted = parts[piece.part] || piece.otherwise;
		if (quoted === "" && text.endsWith(" ")) text = text.slice(0, -1);
		else text += startsSentence(text) ? capitalise(quoted) : quoted;
	}
	return text;
};

const startsSentence = (text: string): boolean => {
	return text === "" || /[.?!]\s$|\n$/.test(text.slice(-2));
};

const capitalise = (text: string): string => {
	return text.charAt(0).toUpperCase() + text.slice(1);
};
