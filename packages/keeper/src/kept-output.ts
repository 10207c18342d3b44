import { KeptFile } from "./kept-file.ts";
import type { Budget, Limits } from "./limits.ts";

const retryMs = 1000;
/** Chunks up to this size are joined, so that a long time of single bytes is not a long list. */
const joinedBytes = 16 * 1024;
const sentBytes = 64 * 1024;

export type OutputOptions = {
	/** For what does not fit into memory; a position is appended to it. */
	readonly path: string;
	readonly limits: Limits;
	readonly budget: Budget;
};

/** Where output goes: to the attached hub. */
export type OutputSink = {
	/** Resolves when more can be sent. */
	readonly send: (from: number, bytes: Buffer) => Promise<void> | undefined;
	/** The output was cut here. */
	readonly fail: () => void;
};

type Chunk = { readonly from: number; readonly bytes: Buffer };
type Reading = { readonly sink: OutputSink; cursor: number; upTo: number; isBusy: boolean };

/** An agent's output from what the hub has acknowledged to its end: the newest in memory, what is older in a file. */
export class KeptOutput {
	acknowledged = 0;
	end = 0;
	/** Why it ends early: the rest could not be read back. From then on nothing is kept. */
	cut: string | undefined;
	readonly #options: OutputOptions;
	#memory: Chunk[] = [];
	#file: KeptFile | undefined;
	#isClosing = false;
	#reading: Reading | undefined;

	constructor(options: OutputOptions) {
		this.#options = options;
	}

	/** Takes a chunk. Resolves when there is room for the next. */
	async push(bytes: Buffer): Promise<void> {
		const { budget } = this.#options;
		if (this.cut !== undefined) return;
		const last = this.#memory.at(-1);
		if (last !== undefined && last.bytes.length + bytes.length <= joinedBytes)
			this.#memory.splice(-1, 1, { ...last, bytes: Buffer.concat([last.bytes, bytes]) });
		else this.#memory.push({ from: this.end, bytes });
		this.end += bytes.length;
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
		this.#memory = this.#memory.filter(({ from, bytes }) => from + bytes.length > position);
		if (position >= this.#memoryFrom) {
			this.#file?.remove();
			this.#file = undefined;
		}
		this.#options.budget.wake();
	}

	/** Forgets everything. */
	remove(): void {
		this.stop();
		this.close();
		this.acknowledge(this.end);
		this.#file?.remove();
	}

	/** What is before it and not acknowledged is in the file. */
	get #memoryFrom(): number {
		return this.#memory[0]?.from ?? this.end;
	}

	/** An agent may always keep what fits into memory, whatever the others do. */
	get #hasRoom(): boolean {
		const { limits, budget } = this.#options;
		const kept = this.end - this.acknowledged;
		return kept < limits.agent && (budget.used < limits.all || kept <= limits.memory);
	}

	/** Moves the oldest to the file until the rest fits into memory. Returns false if that failed. */
	#spill(): boolean {
		const { path, limits } = this.#options;
		try {
			for (const { from, bytes } of [...this.#memory]) {
				const isFull = from + bytes.length - this.acknowledged > limits.agent;
				if (isFull || this.end - from <= limits.memory) break;
				this.#file ??= new KeptFile(`${path}.${from}`, limits.agent);
				this.#file.write(from, bytes);
				this.#memory.shift();
			}
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
		this.#send(reading).catch((error: unknown) => {
			this.#cutAt(reading.cursor, String(error));
			reading.sink.fail();
		});
	}

	async #send(reading: Reading): Promise<void> {
		while (this.#reading === reading) {
			const from = Math.max(reading.cursor, this.acknowledged);
			const length = Math.min(sentBytes, reading.upTo - from, this.end - from);
			// In the same step, so that nobody pushes in between and is not heard.
			reading.isBusy = length > 0;
			if (length <= 0) return;
			reading.cursor = from;
			const bytes = this.#bytes(from, length);
			reading.cursor += bytes.length;
			await reading.sink.send(from, bytes);
		}
	}

	/** At least one byte from a position before the end, and no more than `max`. */
	#bytes(from: number, max: number): Buffer {
		const chunk = this.#memory.findLast((each) => each.from <= from);
		if (chunk !== undefined) return chunk.bytes.subarray(from - chunk.from).subarray(0, max);
		if (this.#file === undefined) throw new Error("not-kept");
		return this.#file.read(from, Math.min(max, this.#memoryFrom - from));
	}

	/** Ends the output where it cannot be read: whatever was said later does not follow what was said before. */
	#cutAt(at: number, reason: string): void {
		this.cut = reason;
		this.#memory = [];
		this.#options.budget.used -= this.end - at;
		this.end = at;
		this.close();
	}
}
