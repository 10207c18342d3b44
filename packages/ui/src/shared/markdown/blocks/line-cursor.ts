/** A position in a line, in characters and in columns: a tab reaches to the next multiple of four and can be split. */
export class LineCursor {
	readonly #line: string;
	#offset = 0;
	#column = 0;
	/** Remaining columns of a partly consumed tab. */
	#spare = 0;

	constructor(line: string) {
		this.#line = line;
	}

	/** Columns of white space ahead. */
	get indent(): number {
		let column = this.#column + this.#spare;
		for (let offset = this.#offset; ; offset++) {
			const char = this.#line[offset];
			if (char === " ") column++;
			else if (char === "\t") column += 4 - (column % 4);
			else return column - this.#column;
		}
	}

	get blank(): boolean {
		return this.text === "";
	}

	/** The text ahead, without leading white space. */
	get text(): string {
		let offset = this.#offset;
		while (this.#line[offset] === " " || this.#line[offset] === "\t") offset++;
		return this.#line.slice(offset);
	}

	/** The text ahead, including white space. */
	get rest(): string {
		return " ".repeat(this.#spare) + this.#line.slice(this.#offset);
	}

	/** Consumes up to `columns` of white space. */
	takeSpace(columns: number): void {
		for (let left = columns; left > 0; ) {
			const char = this.#line[this.#offset];
			if (this.#spare > 0) {
				this.#spare--;
				this.#column++;
				left--;
			} else if (char === " ") {
				this.#offset++;
				this.#column++;
				left--;
			} else if (char === "\t") {
				this.#offset++;
				this.#spare = 4 - (this.#column % 4);
			} else return;
		}
	}

	/** Consumes the white space ahead and `length` characters after it. */
	takeMarker(length: number): void {
		this.takeSpace(this.indent);
		this.#offset += length;
		this.#column += length;
	}
}
