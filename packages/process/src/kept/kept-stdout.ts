import { Readable } from "node:stream";

/** How far the keeper may send ahead of what has been consumed. */
const aheadBytes = 1024 * 1024;
/** Credit is given in steps, so that not every chunk costs a message. */
const stepBytes = aheadBytes / 4;

/** The output of a kept agent from a position on. It gives credit for as much as is consumed. */
export class KeptStdout extends Readable {
	readonly #credit: (upTo: number) => void;
	/** The position after the last byte received. */
	#received: number;
	#upTo: number;
	#end: number | undefined;

	constructor(from: number, credit: (upTo: number) => void) {
		super({ highWaterMark: stepBytes });
		this.#received = from;
		this.#upTo = from + aheadBytes;
		this.#credit = credit;
	}

	/** The first credit. */
	get upTo(): number {
		return this.#upTo;
	}

	/** Returns false if the bytes do not continue those before. */
	receive(from: number, bytes: Buffer): boolean {
		if (from !== this.#received) return false;
		this.#received += bytes.length;
		this.push(bytes);
		this.#finish();
		return true;
	}

	/** Nothing follows that position. */
	endAt(position: number): void {
		this.#end = position;
		this.#finish();
	}

	/** Nothing follows what was received. */
	cut(): void {
		this.endAt(this.#received);
	}

	override _read(): void {
		const upTo = this.#received - this.readableLength + aheadBytes;
		if (upTo - this.#upTo < stepBytes) return;
		this.#upTo = upTo;
		this.#credit(upTo);
	}

	#finish(): void {
		if (this.#end === this.#received) this.push(null);
	}
}
