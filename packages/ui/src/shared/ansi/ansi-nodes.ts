import type { AnsiLine, AnsiSpan } from "@parley/transcript/ansi/ansi-lines";
import { type AnsiColor, type AnsiStyle, plainStyle, sameStyle } from "@parley/transcript/ansi/style";

/** The nodes that draw an output: text, and an element for each styled span. */
export const ansiNodes = (lines: readonly AnsiLine[]): readonly Node[] =>
	joined(lines).map(({ text, style }) => {
		if (sameStyle(style, plainStyle)) return document.createTextNode(text);
		const element = document.createElement("span");
		element.textContent = text;
		dress(element, style);
		return element;
	});

/** Lines as one run of spans, joined by line breaks. */
const joined = (lines: readonly AnsiLine[]): readonly AnsiSpan[] => {
	const spans: { texts: string[]; style: AnsiStyle }[] = [];
	const add = (text: string, style: AnsiStyle): void => {
		const last = spans.at(-1);
		if (last !== undefined && sameStyle(last.style, style)) last.texts.push(text);
		else spans.push({ texts: [text], style });
	};
	for (const [position, line] of lines.entries()) {
		if (position > 0) add("\n", plainStyle);
		for (const { text, style } of line) add(text, style);
	}
	return spans.map(({ texts, style }) => ({ text: texts.join(""), style }));
};

/** A named colour, or the default of text or background. */
type Color = AnsiColor | "front" | "back";

const dress = ({ classList, style: look }: HTMLElement, style: AnsiStyle): void => {
	const { foreground, background, inverse } = style;
	const front: Color | undefined = inverse ? (background ?? "back") : foreground;
	const back: Color | undefined = inverse ? (foreground ?? "front") : background;
	if (front !== undefined)
		look.setProperty("color", colorOf(front, back === undefined ? "--ansi" : "--ansi-raw"));
	if (back !== undefined) look.setProperty("background-color", colorOf(back, "--ansi-raw"));
	if (style.bold) classList.add("ansi-bold");
	if (style.dim) classList.add("ansi-dim");
	if (style.italic) classList.add("ansi-italic");
	if (style.underline) classList.add("ansi-underline");
	if (style.strike) classList.add("ansi-strike");
};

const colorOf = (color: Color, palette: "--ansi" | "--ansi-raw"): string => {
	if (color === "front") return "var(--fg)";
	if (color === "back") return "var(--bg)";
	return typeof color === "number" ? `var(${palette}-${color})` : color;
};
