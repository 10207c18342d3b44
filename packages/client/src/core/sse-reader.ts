import type { Utf8Decoder } from "./runtime.ts";

export type SseEvent = {
	readonly type: string;
	readonly data: string;
	/** The current id, from this event or an earlier one. */
	readonly id: string;
};

export type SseReaderOptions = {
	readonly decoder: Utf8Decoder;
	/** Must have processed the event when it returns. If it throws, the reader is unusable. */
	readonly onEvent: (event: SseEvent) => void;
	/** An event longer than `maxEventLength` was dropped; the stream continues after it. */
	readonly onOversized?: () => void;
	readonly maxEventLength: number;
	readonly lastEventId?: string;
};

const byteOrderMark = "\uFEFF";

/**
 * Reads a server-sent event stream from chunks split anywhere: within a character, a line ending or an event. It keeps all
 * state between chunks, and never delivers an event that the end of the stream truncates.
 */
export class SseReader {
	readonly #options: SseReaderOptions;
	/** Pieces of an incomplete line; joined once, so that many small chunks cost no more than a few. */
	#pieces: string[] = [];
	#atStart = true;
	#afterCarriageReturn = false;
	#data: string[] = [];
	#type = "";
	#id: string;
	/** Characters of the event so far. */
	#length = 0;
	#oversized = false;
	#lastEventId: string;
	#retryMs: number | undefined;

	constructor(options: SseReaderOptions) {
		this.#options = options;
		this.#lastEventId = options.lastEventId ?? "";
		this.#id = this.#lastEventId;
	}

	/** The id of the last delivered event, after which a new stream continues. */
	get lastEventId(): string {
		return this.#lastEventId;
	}

	/** The reconnect delay that the server last requested. */
	get retryMs(): number | undefined {
		return this.#retryMs;
	}

	push(chunk: Uint8Array | string): void {
		const text = typeof chunk === "string" ? chunk : this.#options.decoder.decode(chunk, { stream: true });
		if (text !== "") this.#read(text);
	}

	#read(text: string): void {
		let start = this.#skipped(text);
		this.#atStart = false;
		this.#afterCarriageReturn = false;
		let lineFeed = text.indexOf("\n", start);
		let carriageReturn = text.indexOf("\r", start);
		while (lineFeed >= 0 || carriageReturn >= 0) {
			const isReturn = carriageReturn >= 0 && (lineFeed < 0 || carriageReturn < lineFeed);
			const end = isReturn ? carriageReturn : lineFeed;
			this.#endLine(text.slice(start, end));
			start = end + 1;
			if (isReturn) {
				if (start === text.length) this.#afterCarriageReturn = true;
				if (lineFeed === start) start += 1;
				carriageReturn = text.indexOf("\r", start);
			}
			if (lineFeed >= 0 && lineFeed < start) lineFeed = text.indexOf("\n", start);
		}
		if (start < text.length) this.#keep(text.slice(start));
	}

	/** How much of a chunk belongs to the previous line, or to nothing. */
	#skipped(text: string): number {
		if (this.#atStart) return text.startsWith(byteOrderMark) ? 1 : 0;
		return this.#afterCarriageReturn && text.startsWith("\n") ? 1 : 0;
	}

	#keep(piece: string): void {
		this.#grow(piece.length);
		// All that matters of an oversized line is that it was not empty.
		if (!this.#oversized) this.#pieces.push(piece);
		else if (this.#pieces.length === 0) this.#pieces.push(":");
	}

	#grow(length: number): void {
		this.#length += length;
		if (this.#oversized || this.#length <= this.#options.maxEventLength) return;
		this.#oversized = true;
		this.#data = [];
		this.#pieces = this.#pieces.length === 0 ? [] : [":"];
	}

	#endLine(rest: string): void {
		this.#grow(rest.length);
		const line = this.#pieces.length === 0 ? rest : this.#pieces.join("") + rest;
		this.#pieces = [];
		if (line === "") this.#endEvent();
		else this.#field(line);
	}

	#field(line: string): void {
		if (this.#oversized) return;
		const colon = line.indexOf(":");
		if (colon === 0) return;
		const name = colon < 0 ? line : line.slice(0, colon);
		const value = colon < 0 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
		switch (name) {
			case "data":
				this.#data.push(value);
				break;
			case "event":
				this.#type = value;
				break;
			case "id":
				if (!value.includes("\0")) this.#id = value;
				break;
			case "retry":
				if (/^\d{1,9}$/.test(value)) this.#retryMs = Number(value);
		}
	}

	#endEvent(): void {
		const data = this.#data;
		const type = this.#type === "" ? "message" : this.#type;
		const oversized = this.#oversized;
		this.#data = [];
		this.#type = "";
		this.#length = 0;
		this.#oversized = false;
		if (oversized) {
			// It was not delivered, so its id must not count.
			this.#id = this.#lastEventId;
			this.#options.onOversized?.();
			return;
		}
		if (data.length > 0) this.#options.onEvent({ type, data: data.join("\n"), id: this.#id });
		this.#lastEventId = this.#id;
	}
}
