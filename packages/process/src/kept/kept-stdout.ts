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
	/** Received and not handed on yet; `#waiting` counts its bytes. */
	readonly #queue: Buffer[] = [];
	#waiting = 0;
	#isWanted = false;
	/** Whether nothing was handed on in this turn of the event loop. */
	#hasTurn = true;

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
		this.#waiting += bytes.length;
		this.#queue.push(bytes);
		this.#hand();
		return true;
	}

	/** Nothing follows that position. */
	endAt(position: number): void {
		this.#end = position;
		this.#hand();
	}

	/** Nothing follows what was received. */
	cut(): void {
		this.endAt(this.#received);
	}

	override _read(): void {
		this.#isWanted = true;
		this.#hand();
		const upTo = this.#received - this.#waiting - this.readableLength + aheadBytes;
		if (upTo - this.#upTo < stepBytes) return;
		this.#upTo = upTo;
		this.#credit(upTo);
	}

	/** Hands on one chunk per turn of the event loop, as a pipe does. A socket delivers megabytes in one, and the hub's clients would wait. */
	#hand(): void {
		if (this.destroyed || !this.#hasTurn || !this.#isWanted) return;
		const bytes = this.#queue.shift();
		if (bytes !== undefined) {
			this.#hasTurn = false;
			setImmediate(() => {
				this.#hasTurn = true;
				this.#hand();
			});
			this.#waiting -= bytes.length;
			this.#isWanted = this.push(bytes);
		} else if (this.#end === this.#received) {
			this.#isWanted = false;
			this.push(null);
		}
	}
}
