import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type JournalLine, readJournalLine } from "./journal.ts";
import { SessionRecord } from "./session-record.ts";

export type MemoryParts = {
	/** The folder of the journals; undefined: nothing outlives the process. */
	readonly folder: string | undefined;
	/** Whether sessions can be replayed, so that every update is kept. */
	readonly whole: boolean;
	readonly today: () => string;
	/** Whether a session is open in this process, which then knows it best. */
	readonly isOpen: (id: string) => boolean;
};

export type NewRecord = {
	readonly id: string;
	readonly cwd: string;
	readonly roots: readonly string[];
};

/** Every session she remembers. Journals are written at once, so that a kill costs only the message being spoken. */
export class Memory {
	readonly #parts: MemoryParts;
	readonly #records = new Map<string, SessionRecord>();

	constructor(parts: MemoryParts) {
		this.#parts = parts;
		if (parts.folder !== undefined) mkdirSync(join(parts.folder, "sessions"), { recursive: true });
	}

	/** The one changed last comes first. */
	get all(): readonly SessionRecord[] {
		this.#refresh();
		return [...this.#records.values()].sort(
			(one, two) => order(two.facts.updatedAt, one.facts.updatedAt) || order(one.id, two.id),
		);
	}

	find(id: string): SessionRecord | undefined {
		this.#refresh();
		return this.#records.get(id);
	}

	create(opened: NewRecord): SessionRecord {
		const path = this.#path(opened.id);
		if (path !== undefined) writeFileSync(path, `${JSON.stringify({ opened })}\n`);
		return this.#add(opened);
	}

	/** A new session that begins with everything of another one. */
	copy(original: SessionRecord, opened: NewRecord): SessionRecord {
		const copied = this.create(opened);
		const path = this.#path(opened.id);
		for (const line of original.lines()) {
			copied.restore(line);
			if (path !== undefined) append(path, line);
		}
		return copied;
	}

	forget(id: string): void {
		const path = this.#path(id);
		if (path !== undefined) rmSync(path, { force: true });
		this.#records.delete(id);
	}

	#add(opened: NewRecord): SessionRecord {
		const path = this.#path(opened.id);
		const record = new SessionRecord({
			...opened,
			now: this.#parts.today(),
			whole: this.#parts.whole,
			write: (line) => {
				// A session deleted while it still speaks must not come back.
				if (path !== undefined && existsSync(path)) append(path, line);
			},
		});
		this.#records.set(record.id, record);
		return record;
	}

	#path(id: string): string | undefined {
		return this.#parts.folder === undefined ? undefined : join(this.#parts.folder, "sessions", `${id}.jsonl`);
	}

	/** Takes in what other processes with the same folder did meanwhile. */
	#refresh(): void {
		const { folder, isOpen } = this.#parts;
		if (folder === undefined) return;
		for (const id of this.#records.keys()) if (!isOpen(id)) this.#records.delete(id);
		const journals = join(folder, "sessions");
		for (const name of readdirSync(journals)) {
			if (!this.#records.has(name.replace(/\.jsonl$/, ""))) this.#read(join(journals, name));
		}
	}

	#read(path: string): void {
		const text = readFileSync(path, "utf8");
		// What a crash cut off must not swallow the next line.
		if (!text.endsWith("\n")) appendFileSync(path, "\n");
		const lines = text.split("\n").map(readJournalLine);
		const first = lines[0];
		if (first === undefined || !("opened" in first)) return;
		const record = this.#add(first.opened);
		for (const line of lines) if (line !== undefined) record.restore(line);
	}
}

const append = (path: string, line: JournalLine): void => appendFileSync(path, `${JSON.stringify(line)}\n`);

const order = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);
