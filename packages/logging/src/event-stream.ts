import type { LogRecord, LogSink } from "./record.ts";

/** A wait that cannot succeed because the stream was disposed. */
export class LogStreamClosedError extends Error {
	override readonly name = "LogStreamClosedError";

	constructor(what: string, seen: number) {
		super(
			`The log ended before ${what} was logged (${seen} records seen). Check the level and the category.`,
		);
	}
}

type Waiter = {
	readonly what: string;
	readonly matches: (record: LogRecord) => boolean;
	readonly resolve: (record: LogRecord) => void;
	readonly reject: (error: unknown) => void;
};

/**
 * Keeps the newest records and passes each to subscribers: for a log view, and for tests that wait for a record. At
 * `capacity` it drops the oldest record and counts it in `dropped`.
 */
export class LogEventStream implements LogSink {
	readonly name = "events";
	readonly #ring: LogRecord[] = [];
	readonly #capacity: number;
	readonly #listeners = new Set<(record: LogRecord) => void>();
	readonly #waiters = new Set<Waiter>();
	#seen = 0;
	#disposed = false;

	constructor(capacity = 1000) {
		if (!Number.isInteger(capacity) || capacity < 1) {
			throw new RangeError(`The capacity of a log stream must be a positive integer, not ${capacity}.`);
		}
		this.#capacity = capacity;
	}

	/** Records dropped in favour of newer ones. */
	get dropped(): number {
		return this.#seen - this.#ring.length;
	}

	/** The records held, oldest first. */
	records(): LogRecord[] {
		const oldest = this.#ring.length < this.#capacity ? 0 : this.#seen % this.#capacity;
		return [...this.#ring.slice(oldest), ...this.#ring.slice(0, oldest)];
	}

	/** Calls the listener with each record from now on; the returned function unsubscribes. */
	subscribe(listener: (record: LogRecord) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Resolves with the first matching record, held or later. `what` names it in the error if none matches. */
	waitFor(matches: (record: LogRecord) => boolean, what = "the awaited record"): Promise<LogRecord> {
		return new Promise((resolve, reject) => {
			const held = this.records().find(matches);
			if (held !== undefined) resolve(held);
			else if (this.#disposed) reject(new LogStreamClosedError(what, this.#seen));
			else this.#waiters.add({ what, matches, resolve, reject });
		});
	}

	write(record: LogRecord): void {
		if (this.#disposed) return;
		this.#ring[this.#seen % this.#capacity] = record;
		this.#seen += 1;
		for (const waiter of this.#waiters) this.#offer(waiter, record);
		const failures = [...this.#listeners].flatMap((listener) => failureOf(() => listener(record)));
		if (failures.length > 0) throw new AggregateError(failures, "A log subscriber failed");
	}

	dispose(): void {
		this.#disposed = true;
		this.#listeners.clear();
		for (const waiter of this.#waiters) waiter.reject(new LogStreamClosedError(waiter.what, this.#seen));
		this.#waiters.clear();
	}

	#offer(waiter: Waiter, record: LogRecord): void {
		try {
			if (!waiter.matches(record)) return;
			waiter.resolve(record);
		} catch (error) {
			waiter.reject(error);
		}
		this.#waiters.delete(waiter);
	}
}

const failureOf = (action: () => void): unknown[] => {
	try {
		action();
		return [];
	} catch (error) {
		return [error];
	}
};
