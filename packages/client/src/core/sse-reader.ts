import type { Utf8Decoder } from "./runtime.ts";

export type SseEvent = {
	readonly type: string;
	readonly data: string;
	/** The id in force, this event's own or an earlier one's. */
	readonly id: string;
};

export type SseReaderOptions = {
	readonly decoder: Utf8Decoder;
	/** Must have dealt with the event when it returns. If it throws, the reader is of no further use. */
	readonly onEvent: (event: SseEvent) => void;
	/** An event beyond `maxEventLength` was left out; the stream goes on after it. */
	readonly onOversized?: () => void;
	readonly maxEventLength: number;
	readonly lastEventId?: string;
};

const byteOrderMark = "\uFEFF";

/**
 * Reads a server-sent event stream from chunks cut anywhere: within a character, a line ending or an event. All state is
 * kept between chunks, and an event that the stream's end cut off is never delivered.
 */
export class SseReader {
	readonly #options: SseReaderOptions;
	/** Pieces of a line whose end has not come yet; joined once, so that many small chunks cost no more than few. */
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

	/** The id of the last event that was delivered: where a new stream has to go on. */
	get lastEventId(): string {
		return this.#lastEventId;
	}

	/** How long the server last asked to wait before reconnecting. */
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

	/** How much of a chunk belongs to what came before it, or to nothing. */
	#skipped(text: string): number {
		if (this.#atStart) return text.startsWith(byteOrderMark) ? 1 : 0;
		return this.#afterCarriageReturn && text.startsWith("\n") ? 1 : 0;
	}

	#keep(piece: string): void {
		this.#grow(piece.length);
		// Of a line too long only that it was not empty still matters.
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
			// It was not delivered, so its id must not stand for having been.
			this.#id = this.#lastEventId;
			this.#options.onOversized?.();
			return;
		}
		if (data.length > 0) this.#options.onEvent({ type, data: data.join("\n"), id: this.#id });
		this.#lastEventId = this.#id;
	}
}
