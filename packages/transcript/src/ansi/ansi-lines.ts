import { applySgr } from "./apply-sgr.ts";
import { type Control, readControl } from "./read-control.ts";
import { type AnsiStyle, plainStyle, sameStyle } from "./style.ts";

export type AnsiSpan = { readonly text: string; readonly style: AnsiStyle };

/** One line in its final state, without its line ending. */
export type AnsiLine = readonly AnsiSpan[];

/** A program with more colour changes on one line is drawing a picture; the rest of the line keeps the last colour. */
const maxSpans = 2000;

/**
 * A program's output as a terminal of infinite width shows it: colours are kept, an overwritten line shows its last content,
 * and sequences that move the cursor, erase or query the terminal are dropped. Linear in the text. A sequence truncated by
 * the end of the text is dropped too: it is complete in the next, longer text.
 */
export const ansiLines = (text: string): readonly AnsiLine[] => {
	const page = new Page();
	let at = 0;
	while (at < text.length) {
		const control = readControl(text, at);
		page.take(control);
		at = control.end;
	}
	return page.lines;
};

/** The same as plain text. */
export const withoutAnsi = (text: string): string =>
	ansiLines(text)
		.map((line) => line.map((span) => span.text).join(""))
		.join("\n");

class Page {
	readonly #done: AnsiLine[] = [];
	/** The pieces as written; joined only when the line ends, so that a backspace never copies a long text. */
	#pieces: AnsiSpan[] = [];
	#style: AnsiStyle = plainStyle;
	/** The next character overwrites the first one of the line. */
	#isAtStart = false;

	get lines(): readonly AnsiLine[] {
		return [...this.#done, joined(this.#pieces)];
	}

	take(control: Control): void {
		switch (control.kind) {
			case "text":
				if (this.#isAtStart) this.#pieces = [];
				this.#isAtStart = false;
				this.#pieces.push({ text: control.text, style: this.#style });
				break;
			case "style":
				this.#style = applySgr(this.#style, control.parameters);
				break;
			case "lineEnd":
				this.#done.push(joined(this.#pieces));
				this.#pieces = [];
				this.#isAtStart = false;
				break;
			case "lineStart":
				this.#isAtStart = true;
				break;
			case "back":
				this.#stepBack();
				break;
			case "ignored":
				break;
		}
	}

	/** Backspace: the next character overwrites the previous one. */
	#stepBack(): void {
		const last = this.#pieces.pop();
		if (last === undefined) return;
		const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(last.text.slice(-2));
		const text = last.text.slice(0, isPair ? -2 : -1);
		if (text !== "") this.#pieces.push({ text, style: last.style });
	}
}

const joined = (pieces: readonly AnsiSpan[]): AnsiLine => {
	const spans: { texts: string[]; style: AnsiStyle }[] = [];
	for (const { text, style } of pieces) {
		const last = spans.at(-1);
		if (last !== undefined && (sameStyle(last.style, style) || spans.length >= maxSpans))
			last.texts.push(text);
		else spans.push({ texts: [text], style });
	}
	return spans.map(({ texts, style }) => ({ text: texts.join(""), style }));
};
