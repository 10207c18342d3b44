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

/** A frame is the length of the rest, the length of the header, header and body. */
const lengthBytes = 4;
const headerAt = 2 * lengthBytes;
const nothing = Buffer.alloc(0);

/** Calls back when the stream has passed the frame on, or failed to. */
export const writeFrame = (
	stream: Writable,
	header: Header,
	body: Buffer = nothing,
	onWritten?: () => void,
): void => {
	const json = JSON.stringify(header);
	const head = Buffer.allocUnsafe(headerAt + Buffer.byteLength(json));
	const length = head.length - lengthBytes + body.length;
	if (length > longestFrame) throw new FrameError(`too-long: ${length}`);
	head.writeUInt32BE(length);
	head.writeUInt32BE(head.length - headerAt, lengthBytes);
	head.write(json, headerAt);
	stream.cork();
	stream.write(head);
	stream.write(body, onWritten);
	stream.uncork();
};

/** Reads frames from chunks that are cut anywhere. Throws a FrameError at what is no frame; nothing after it can be read. */
export class FrameReader {
	/** The longest frame from now on. */
	limit: number;
	readonly #onFrame: (header: Header, body: Buffer) => void;
	#held: Buffer[] = [];
	#size = 0;
	/** How much must be held to go on. */
	#wanted = headerAt;

	constructor(limit: number, onFrame: (header: Header, body: Buffer) => void) {
		this.limit = limit;
		this.#onFrame = onFrame;
	}

	push(chunk: Buffer): void {
		this.#held.push(chunk);
		this.#size += chunk.length;
		while (this.#size >= this.#wanted) {
			const [first = chunk] = this.#held;
			const all = this.#held.length === 1 ? first : Buffer.concat(this.#held);
			const end = lengthBytes + all.readUInt32BE();
			const bodyAt = headerAt + all.readUInt32BE(lengthBytes);
			if (bodyAt > end || end > lengthBytes + this.limit) throw new FrameError("bad-length");
			const isWhole = all.length >= end;
			const rest = isWhole ? all.subarray(end) : all;
			this.#held = rest.length === 0 ? [] : [rest];
			this.#size = rest.length;
			this.#wanted = isWhole ? headerAt : end;
			if (isWhole) this.#onFrame(parse(all.toString("utf8", headerAt, bodyAt)), all.subarray(bodyAt, end));
		}
	}
}

const parse = (text: string): Header => {
	try {
		const header: unknown = JSON.parse(text);
		if (isHeader(header)) return header;
	} catch {
		// No header either.
	}
	throw new FrameError("bad-header");
};

const isHeader = (value: unknown): value is Header =>
	typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
