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

type Reading = { readonly sink: OutputSink; cursor: number; upTo: number; busy: boolean };

/** An agent's output from what the hub has acknowledged to its end: the newest in memory, the rest in files. */
export class KeptOutput {
	readonly #options: OutputOptions;
	readonly #files: KeptFile[] = [];
	#memory: Buffer[] = [];
	/** The position of the first byte in memory. */
	#memoryFrom = 0;
	#spilling = false;
	#closing = false;
	#end = 0;
	#acknowledged = 0;
	#reading: Reading | undefined;

	constructor(options: OutputOptions) {
		this.#options = options;
	}

	get end(): number {
		return this.#end;
	}

	get acknowledged(): number {
		return this.#acknowledged;
	}

	/** Takes a chunk. Resolves when there is room for the next. */
	async push(chunk: Buffer): Promise<void> {
		const { budget } = this.#options;
		const last = this.#memory.at(-1);
		if (last === undefined || last.length + chunk.length > joinedBytes) this.#memory.push(chunk);
		else this.#memory.splice(-1, 1, Buffer.concat([last, chunk]));
		this.#end += chunk.length;
		budget.take(chunk.length);
		this.#deliver();
		for (;;) {
			const isSpilled = await this.#spill();
			if (this.#closing || (isSpilled && !this.#isFull)) return;
			await budget.changed(isSpilled ? undefined : retryMs);
		}
	}

	/** Waits for no room from now on: little is to come, and its process has exited. */
	close(): void {
		this.#closing = true;
		this.#options.budget.wake();
	}

	/** Sends the output from a position on, as far as the credit reaches, to this sink and no other. */
	read(from: number, upTo: number, sink: OutputSink): void {
		this.#reading = { sink, cursor: from, upTo, busy: false };
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
		if (position <= this.#acknowledged) return;
		this.#options.budget.used -= position - this.#acknowledged;
		this.#acknowledged = position;
		this.#drop();
		this.#options.budget.wake();
	}

	/** Forgets everything. */
	async remove(): Promise<void> {
		this.stop();
		this.close();
		this.acknowledge(this.#end);
		await rm(this.#options.folder, { recursive: true, force: true });
	}

	/** An agent may always keep what fits into memory, whatever the others do. */
	get #isFull(): boolean {
		const { limits, budget } = this.#options;
		const kept = this.#end - this.#acknowledged;
		return kept >= limits.agent || (budget.used >= limits.all && kept > limits.memory);
	}

	/** Moves what is in memory to a file if it is too much. Returns false if that failed; it is still in memory then. */
	async #spill(): Promise<boolean> {
		const { folder, limits } = this.#options;
		if (this.#end - this.#memoryFrom <= limits.memory) return true;
		this.#spilling = true;
		try {
			const length = this.#end - this.#memoryFrom;
			let file = this.#files.at(-1);
			if (file === undefined || file.to - file.from + length > limits.file) {
				file = await KeptFile.create(folder, this.#memoryFrom);
				this.#files.push(file);
			}
			await file.append(this.#memory);
			this.#memory = [];
			this.#memoryFrom += length;
			return true;
		} catch {
			// A full disk, or a folder that is not there. The agent waits, and so nothing is lost.
			return false;
		} finally {
			this.#spilling = false;
			this.#drop();
		}
	}

	/** Drops what is acknowledged, except while a file is being written: that ends with another call. */
	#drop(): void {
		if (this.#spilling) return;
		while (this.#files[0] !== undefined && this.#files[0].to <= this.#acknowledged) {
			// A file that stays is removed with its folder.
			this.#files
				.shift()
				?.remove()
				.catch(() => undefined);
		}
		for (let first = this.#memory[0]; first !== undefined; first = this.#memory[0]) {
			if (this.#memoryFrom + first.length > this.#acknowledged) return;
			this.#memory.shift();
			this.#memoryFrom += first.length;
		}
	}

	#deliver(): void {
		const reading = this.#reading;
		if (reading === undefined || reading.busy) return;
		reading.busy = true;
		this.#send(reading).catch((error: unknown) => reading.sink.fail(error));
	}

	async #send(reading: Reading): Promise<void> {
		while (this.#reading === reading) {
			const from = Math.max(reading.cursor, this.#acknowledged);
			const limit = Math.min(reading.upTo, this.#end);
			if (from >= limit) {
				// In the same step as the comparison, so that nobody pushes in between and is not heard.
				reading.busy = false;
				return;
			}
			const bytes = await this.#bytesAt(from, Math.min(sentBytes, limit - from));
			if (this.#reading !== reading) return;
			// Acknowledged and removed meanwhile.
			if (bytes === undefined) continue;
			reading.cursor = from + bytes.length;
			await reading.sink.send(from, bytes);
		}
	}

	async #bytesAt(position: number, max: number): Promise<Buffer | undefined> {
		try {
			if (position < this.#memoryFrom)
				return await this.#files.find(({ to }) => position < to)?.read(position, max);
		} catch (error) {
			if (position >= this.#acknowledged) throw error;
			return undefined;
		}
		let start = this.#memoryFrom;
		for (const chunk of this.#memory) {
			if (position < start + chunk.length) return chunk.subarray(position - start, position - start + max);
			start += chunk.length;
		}
		return undefined;
	}
}
