/** Keeps the end of a byte stream, up to a limit. */
export class OutputTail {
	readonly #limit: number;
	#chunks: Buffer[] = [];
	#size = 0;
	#cut = false;

	constructor(limit: number) {
		this.#limit = limit;
	}

	push(chunk: Buffer): void {
		this.#chunks.push(chunk);
		this.#size += chunk.length;
		// Cutting only at twice the limit keeps the cost per byte constant for chunks of any size.
		if (this.#size > this.#limit * 2 || this.#chunks.length > this.#limit) this.#shrink();
	}

	text(): string {
		this.#shrink();
		const [bytes] = this.#chunks;
		if (bytes === undefined) return "";
		return bytes.toString("utf8", this.#cut ? firstCharacter(bytes) : 0);
	}

	#shrink(): void {
		const all = Buffer.concat(this.#chunks);
		const kept = Buffer.from(all.subarray(Math.max(0, all.length - this.#limit)));
		this.#cut ||= kept.length < all.length;
		this.#chunks = [kept];
		this.#size = kept.length;
	}
}

/** The index of the first complete character in bytes that may begin in the middle of one. */
const firstCharacter = (bytes: Buffer): number => {
	const start = bytes.subarray(0, 4).findIndex((byte) => (byte & 0xc0) !== 0x80);
	return Math.max(0, start);
};
