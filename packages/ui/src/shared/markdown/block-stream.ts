import type { Block } from "./blocks/block.ts";
import { BlockBuilder } from "./blocks/block-builder.ts";
import { type Preview, previewLine } from "./blocks/preview.ts";
import { InlineLexer } from "./inline/inline-lexer.ts";
import { alwaysLexed, growthBetweenLexing, maxLeafLength } from "./limits.ts";
import { LineEndings } from "./line-endings.ts";

export type BlockStreamOptions = {
	/** Whether the app made a `blob:` address; images from any other are not shown. */
	readonly ownsBlob?: (url: string) => boolean;
};

/**
 * The blocks of a growing text. Complete lines are read once; only the open block at the end is lexed again. How the text is split into
 * updates makes no difference to the resulting blocks.
 *
 * A link definition applies only to what follows it: blocks finished before it stay as they are.
 */
export class BlockStream {
	readonly #options: BlockStreamOptions;
	#lexer: InlineLexer;
	#builder: BlockBuilder;
	#lineEndings = new LineEndings();
	#text = "";
	#done = false;
	/** The incomplete line, until its kind is decided. */
	#line = "";
	/** The content so far of an incomplete line already known to be plain text. */
	#decided: string | undefined;
	#preview: Preview | undefined;
	/** Characters of the line that arrived since the preview was made. */
	#unlexed = 0;

	constructor(options: BlockStreamOptions = {}) {
		this.#options = options;
		this.#lexer = new InlineLexer(options.ownsBlob);
		this.#builder = new BlockBuilder(this.#lexer);
	}

	get blocks(): readonly Block[] {
		return this.#builder.blocks;
	}

	/** Characters lexed so far: the measure of work done. */
	get lexed(): number {
		return this.#lexer.lexed;
	}

	/** Takes the whole text as of now; `done` when it will not grow. A text that does not extend the last starts over. */
	update(text: string, done: boolean): void {
		const known = this.#text;
		if (this.#done && text === known) return;
		// Comparing slices compares memory; `startsWith` is several times slower on a long text.
		if (this.#done || text.slice(0, known.length) !== known) this.#startOver();
		const news = this.#lineEndings.normalise(text.slice(this.#text.length));
		this.#text = text;
		this.#done = done;
		if (!done && this.#canWait(news)) return;
		this.#unlexed = 0;
		this.#preview?.remove();
		this.#preview = undefined;
		this.#take(news);
		if (done) this.#finish();
		else this.#showLine();
	}

	#startOver(): void {
		this.#lexer = new InlineLexer(this.#options.ownsBlob);
		this.#builder = new BlockBuilder(this.#lexer);
		this.#lineEndings = new LineEndings();
		this.#text = "";
		this.#line = "";
		this.#decided = undefined;
		this.#preview = undefined;
		this.#unlexed = 0;
	}

	/** Whether too little has arrived to lex a long incomplete line again. */
	#canWait(news: string): boolean {
		if (this.#preview === undefined || news.includes("\n")) return false;
		const { shownBy } = this.#preview;
		const unlexed = this.#unlexed + news.length;
		const lexed = this.#line.length - this.#unlexed;
		if (lexed < alwaysLexed || unlexed >= lexed * growthBetweenLexing) return false;
		if (this.#line.length + news.length > maxLeafLength) return false;
		this.#line += news;
		this.#unlexed = unlexed;
		if (shownBy !== undefined) shownBy.inline = { ...shownBy.inline, source: shownBy.inline.source + news };
		return true;
	}

	#take(news: string): void {
		let start = 0;
		for (let end = news.indexOf("\n"); end >= 0; end = news.indexOf("\n", start)) {
			this.#addToLine(news.slice(start, end));
			this.#endLine();
			start = end + 1;
		}
		this.#addToLine(news.slice(start));
	}

	#addToLine(piece: string): void {
		if (piece === "") return;
		if (this.#decided !== undefined) {
			this.#decided += piece;
			this.#builder.addRaw(piece);
			return;
		}
		this.#line += piece;
		if (this.#line.length <= maxLeafLength) return;
		const isPair = (this.#line.codePointAt(maxLeafLength - 1) ?? 0) > 0xffff;
		const rest = this.#line.slice(isPair ? maxLeafLength - 1 : maxLeafLength);
		this.#decide(this.#line.slice(0, this.#line.length - rest.length));
		this.#addToLine(rest);
	}

	#decide(line: string): void {
		this.#decided = this.#builder.addLine(line);
		this.#line = "";
	}

	#endLine(): void {
		if (this.#decided === undefined) this.#decide(this.#line);
		this.#builder.endLine(this.#decided ?? "");
		this.#decided = undefined;
	}

	#finish(): void {
		if (this.#line !== "" || this.#decided !== undefined) this.#endLine();
		this.#builder.close();
	}

	#showLine(): void {
		const { leaf } = this.#builder;
		if (this.#line !== "") {
			if (this.#builder.isText(this.#line)) this.#decide(this.#line);
			else this.#preview = previewLine(this.#line, this.#builder, this.#lexer);
		}
		if (leaf?.kind === "paragraph" && this.#preview?.shownBy !== leaf.block)
			this.#builder.showParagraph(leaf, leaf.source);
	}
}
