import { rm } from "node:fs/promises";
import { KeptFile } from "./kept-file.ts";
import type { Budget, Limits } from "./limits.ts";

const retryMs = 1000;
/** Chunks up to this size are joined, so that a long time of single bytes is not a long list. */
const joinedBytes = 16 * 1024;
const sentBytes = 64 * 1024;

export type OutputOptions = {
	/** For its files; made when needed. */
	readonly folder: string;
	readonly limits: Limits;
	readonly budget: Budget;
};

/** Where output goes: to the attached hub. */
export type OutputSink = {
	/** Resolves when more can be sent. */
	readonly send: (from: number, bytes: Buffer) => Promise<void> | undefined;
	/** What was kept cannot be read any more. */
	readonly fail: (error: unknown) => void;
};

type Chunk = { readonly from: number; readonly to: number; readonly bytes: Buffer };
type Reading = { readonly sink: OutputSink; cursor: number; upTo: number; isBusy: boolean };

/** An agent's output from what the hub has acknowledged to its end: a little in memory, the rest in files. */
export class KeptOutput {
	acknowledged = 0;
	end = 0;
	readonly #options: OutputOptions;
	/** In the order of their positions. */
	readonly #parts: (Chunk | KeptFile)[] = [];
	#isClosing = false;
	#reading: Reading | undefined;

	constructor(options: OutputOptions) {
		this.#options = options;
	}

	/** Takes a chunk. Resolves when there is room for the next. */
	async push(bytes: Buffer): Promise<void> {
		const { budget } = this.#options;
		this.#append(bytes);
		budget.take(bytes.length);
		this.#deliver();
		while (!(this.#spill() && this.#hasRoom) && !this.#isClosing) await budget.changed(retryMs);
	}

	/** Waits for no room from now on: little is to come, and its process has exited. */
	close(): void {
		this.#isClosing = true;
		this.#options.budget.wake();
	}

	/** Sends the output from a position on, as far as the credit reaches, to this sink and no other. */
	read(from: number, upTo: number, sink: OutputSink): void {
		this.#reading = { sink, cursor: from, upTo, isBusy: false };
		this.#deliver();
	}

	credit(upTo: number): void {
		if (this.#reading === undefined) return;
		this.#reading.upTo = Math.max(upTo, this.#reading.upTo);
		this.#deliver();
	}

	stop(): void {
		this.#reading = undefined;
	}

	acknowledge(position: number): void {
		if (position <= this.acknowledged) return;
		this.#options.budget.used -= position - this.acknowledged;
		this.acknowledged = position;
		for (let first = this.#parts[0]; first !== undefined && first.to <= position; first = this.#parts[0]) {
			this.#parts.shift();
			if (first instanceof KeptFile) first.remove();
		}
		this.#options.budget.wake();
	}

	/** Forgets everything. */
	remove(): Promise<void> {
		this.stop();
		this.close();
		this.acknowledge(this.end);
		return rm(this.#options.folder, { recursive: true, force: true });
	}

	/** An agent may always keep what fits into memory, whatever the others do. */
	get #hasRoom(): boolean {
		const { limits, budget } = this.#options;
		const kept = this.end - this.acknowledged;
		return kept < limits.agent && (budget.used < limits.all || kept <= limits.memory);
	}

	#append(bytes: Buffer): void {
		const last = this.#parts.at(-1);
		const to = this.end + bytes.length;
		if (last !== undefined && "bytes" in last && to - last.from <= joinedBytes)
			this.#parts.splice(-1, 1, { from: last.from, to, bytes: Buffer.concat([last.bytes, bytes]) });
		else this.#parts.push({ from: this.end, to, bytes });
		this.end = to;
	}

	/** Moves the newest chunk to a file if too much is kept for memory. Returns false if that failed. */
	#spill(): boolean {
		const { folder, limits } = this.#options;
		const [chunk, before] = [this.#parts.at(-1), this.#parts.at(-2)];
		const isFiling = before instanceof KeptFile;
		// Less than when it began, or output about the limit would become many small files.
		const room = isFiling ? limits.memory / 2 : limits.memory;
		if (chunk === undefined || chunk instanceof KeptFile || this.end - this.acknowledged <= room) return true;
		try {
			const fits = isFiling && chunk.to - before.from <= limits.file;
			const file = fits ? before : new KeptFile(folder, chunk.from);
			if (!fits) this.#parts.splice(-1, 0, file);
			file.append(chunk.bytes);
			this.#parts.pop();
			return true;
		} catch {
			// A full disk, or a folder that is not there. The agent waits, and so nothing is lost.
			return false;
		}
	}

	#deliver(): void {
		const reading = this.#reading;
		if (reading === undefined || reading.isBusy) return;
		reading.isBusy = true;
		this.#send(reading).catch(reading.sink.fail);
	}

	async #send(reading: Reading): Promise<void> {
		while (this.#reading === reading) {
			const from = Math.max(reading.cursor, this.acknowledged);
			const length = Math.min(sentBytes, reading.upTo - from, this.end - from);
			const part = this.#parts.find(({ to }) => from < to);
			// In the same step, so that nobody pushes in between and is not heard.
			reading.isBusy = length > 0 && part !== undefined;
			if (length <= 0 || part === undefined) return;
			const at = from - part.from;
			const bytes = part instanceof KeptFile ? part.read(at, length) : part.bytes.subarray(at, at + length);
			reading.cursor = from + bytes.length;
			await reading.sink.send(from, bytes);
		}
	}
}
