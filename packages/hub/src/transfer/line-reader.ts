import { maxArchiveLine } from "@parley/protocol/session/transfer/limits";
import { wording } from "@parley/words/wording";
import { beginsArchive } from "./begins-archive.ts";
import { importFailure, notAnArchive } from "./import-failure.ts";

export type NumberedLine = { readonly number: number; readonly bytes: Buffer };

const newline = 0x0a;

/** Splits bytes that arrive in pieces into lines. It holds at most one line. */
export class LineReader {
	#pieces: Buffer[] = [];
	#held = 0;
	#number = 0;

	get lines(): number {
		return this.#number;
	}

	*push(data: Buffer): Generator<NumberedLine, void> {
		let start = 0;
		for (let end = data.indexOf(newline); end !== -1; end = data.indexOf(newline, start)) {
			this.#hold(data.subarray(start, end + 1));
			start = end + 1;
			yield this.#take();
		}
		this.#hold(data.subarray(start));
	}

	/** Throws if the last line is truncated. */
	end(): void {
		if (this.#held === 0) return;
		if (this.#number === 0 && !beginsArchive(Buffer.concat(this.#pieces))) throw notAnArchive();
		throw importFailure(this.#number + 1, wording("importFailure.cutOff"));
	}

	#hold(piece: Buffer): void {
		if (piece.length === 0) return;
		this.#pieces.push(piece);
		this.#held += piece.length;
		if (this.#held > maxArchiveLine)
			throw importFailure(
				this.#number + 1,
				wording("importFailure.lineTooLarge", { limit: maxArchiveLine / 1024 ** 2 }),
			);
	}

	/** Includes the line ending, which the checksum covers. */
	#take(): NumberedLine {
		const bytes = this.#pieces.length === 1 ? this.#pieces[0] : undefined;
		const line = bytes ?? Buffer.concat(this.#pieces);
		this.#pieces = [];
		this.#held = 0;
		this.#number += 1;
		return { number: this.#number, bytes: line };
	}
}
