const newline = 0x0a;
const carriageReturn = 0x0d;
const firstCapacity = 4096;
const keptCapacity = 1024 * 1024;
/** How much of a dropped line is reported. */
const beginningBytes = 4096;

/** The part of a line that was read and dropped because it is too long. */
export type DroppedLine = { readonly bytes: number; readonly beginning: string };

export type LineSplitterOptions = {
	/** Longer lines are dropped whole. */
	readonly maxLineBytes: number;
	/** `end`: how many bytes of the stream end with this line. */
	readonly onLine: (line: string, end: number) => void;
	/** Called once per dropped line, with its length in bytes and its beginning. */
	readonly onOversized: (bytes: number, beginning: string, end: number) => void;
	/** The line in whose middle the stream begins, because what is before was dropped. */
	readonly dropped?: DroppedLine;
};

/**
 * Splits a byte stream into lines. It splits before decoding, so that a character split across chunks is decoded whole, and
 * it reads each byte once, however small the chunks are.
 */
export class LineSplitter {
	readonly #options: LineSplitterOptions;
	/** The beginning of an incomplete line. */
	#held: Buffer = Buffer.allocUnsafe(firstCapacity);
	#size = 0;
	/** Bytes dropped from the current line since it exceeded the limit. */
	#dropped = 0;
	/** The beginning of that line. */
	#beginning = "";
	/** Bytes of the stream before the current chunk. */
	#before = 0;

	constructor(options: LineSplitterOptions) {
		this.#options = options;
		this.#dropped = options.dropped?.bytes ?? 0;
		this.#beginning = options.dropped?.beginning ?? "";
	}

	push(chunk: Buffer): void {
		let start = 0;
		for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
			const through = this.#before + end + 1;
			if (this.#size === 0 && this.#dropped === 0) this.#emit(chunk, start, end, through);
			else {
				this.#hold(chunk, start, end);
				this.#finish(through);
			}
			start = end + 1;
		}
		if (start < chunk.length) this.#hold(chunk, start, chunk.length);
		this.#before += chunk.length;
	}

	/** While a line is being dropped: what of it nobody needs any more, although it has not ended, and how many bytes of the stream that is. */
	get dropped(): (DroppedLine & { readonly through: number }) | undefined {
		if (this.#dropped === 0) return undefined;
		return { through: this.#before, bytes: this.#dropped, beginning: this.#beginning };
	}

	/** Ends the stream: a remainder without a newline is the last line. */
	end(): void {
		if (this.#size > 0 || this.#dropped > 0) this.#finish(this.#before);
	}

	#finish(through: number): void {
		const size = this.#size;
		const dropped = this.#dropped;
		const line = this.#held;
		this.#size = 0;
		this.#dropped = 0;
		if (line.length > keptCapacity) this.#held = Buffer.allocUnsafe(firstCapacity);
		if (dropped > 0) this.#options.onOversized(dropped, this.#beginning, through);
		else this.#emit(line, 0, size, through);
	}

	#emit(bytes: Buffer, start: number, end: number, through: number): void {
		if (end - start > this.#options.maxLineBytes) {
			const beginning = bytes.toString("utf8", start, start + beginningBytes);
			this.#options.onOversized(end - start, beginning, through);
			return;
		}
		const last = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
		this.#options.onLine(bytes.toString("utf8", start, last), through);
	}

	#hold(chunk: Buffer, start: number, end: number): void {
		const size = this.#size + end - start;
		if (this.#dropped > 0 || size > this.#options.maxLineBytes) {
			if (this.#dropped === 0) this.#beginning = this.#begin(chunk.subarray(start, end));
			this.#dropped += size;
			this.#size = 0;
			return;
		}
		if (size > this.#held.length) this.#grow(size);
		chunk.copy(this.#held, this.#size, start, end);
		this.#size = size;
	}

	#begin(rest: Buffer): string {
		const held = this.#held.subarray(0, Math.min(this.#size, beginningBytes));
		return Buffer.concat([held, rest.subarray(0, beginningBytes - held.length)]).toString("utf8");
	}

	#grow(size: number): void {
		const larger = Buffer.allocUnsafe(Math.max(size, this.#held.length * 2));
		this.#held.copy(larger, 0, 0, this.#size);
		this.#held = larger;
	}
}
