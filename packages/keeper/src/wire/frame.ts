import type { Writable } from "node:stream";

/** The longest line an agent may be sent, and its header. */
export const longestFrame: number = 34 * 1024 * 1024;
/** Until the other side has proved itself. */
export const longestGreeting: number = 64 * 1024;

/** What precedes a body. Its other fields depend on its type, and are checked by `messages.ts`. */
export type Header = { readonly type: string; readonly [name: string]: unknown };

/** The other side sends no frames, or longer ones than it may. */
export class FrameError extends Error {
	override readonly name = "FrameError";
}

const lengthBytes = 4;
const nothing = Buffer.alloc(0);

/** Writes length of the rest, length of the header, header and body. Returns whether the stream wants more, as `write` does. */
export const writeFrame = (stream: Writable, header: Header, body: Buffer = nothing): boolean => {
	const json = Buffer.from(JSON.stringify(header));
	const length = lengthBytes + json.length + body.length;
	if (length > longestFrame) throw new FrameError(`too-long: ${length}`);
	const head = Buffer.allocUnsafe(2 * lengthBytes + json.length);
	head.writeUInt32BE(length, 0);
	head.writeUInt32BE(json.length, lengthBytes);
	json.copy(head, 2 * lengthBytes);
	stream.cork();
	stream.write(head);
	const wantsMore = body.length === 0 ? !stream.writableNeedDrain : stream.write(body);
	stream.uncork();
	return wantsMore;
};

/** Reads frames from chunks that are cut anywhere. Throws a FrameError at what is no frame; nothing after it can be read. */
export class FrameReader {
	/** The longest frame from now on. */
	limit: number;
	readonly #onFrame: (header: Header, body: Buffer) => void;
	#held: Buffer[] = [];
	#size = 0;
	/** The length of the frame that is being received; undefined while its length is. */
	#length: number | undefined;

	constructor(limit: number, onFrame: (header: Header, body: Buffer) => void) {
		this.limit = limit;
		this.#onFrame = onFrame;
	}

	push(chunk: Buffer): void {
		this.#held.push(chunk);
		this.#size += chunk.length;
		while (this.#size >= (this.#length ?? lengthBytes)) {
			const bytes = this.#take(this.#length ?? lengthBytes);
			if (this.#length === undefined) {
				this.#length = bytes.readUInt32BE();
				if (this.#length < lengthBytes || this.#length > this.limit) throw new FrameError("bad-length");
			} else {
				this.#length = undefined;
				const bodyAt = lengthBytes + bytes.readUInt32BE();
				if (bodyAt > bytes.length) throw new FrameError("bad-length");
				this.#onFrame(parseHeader(bytes.toString("utf8", lengthBytes, bodyAt)), bytes.subarray(bodyAt));
			}
		}
	}

	#take(size: number): Buffer {
		const [first = nothing] = this.#held;
		const all = this.#held.length === 1 ? first : Buffer.concat(this.#held, this.#size);
		this.#held = all.length > size ? [all.subarray(size)] : [];
		this.#size -= size;
		return all.subarray(0, size);
	}
}

const parseHeader = (text: string): Header => {
	try {
		const header: unknown = JSON.parse(text);
		if (isHeader(header)) return header;
	} catch (cause) {
		throw new FrameError("bad-header", { cause });
	}
	throw new FrameError("bad-header");
};

const isHeader = (value: unknown): value is Header =>
	typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
