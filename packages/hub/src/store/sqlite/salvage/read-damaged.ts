import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { isCorrupt } from "../sqlite-code.ts";

export type Row = Readonly<Record<string, SQLInputValue>>;

/** Reads a damaged database, skipping unreadable pages. */
export class DamagedSource {
	readonly #database: DatabaseSync;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	/** Whether it has this table or index: one from an earlier release lacks some. */
	has(name: string): boolean {
		return this.row("SELECT 1 FROM sqlite_schema WHERE name = ?", name) !== undefined;
	}

	/** Undefined if the row is missing or unreadable. */
	row(sql: string, ...values: SQLInputValue[]): Row | undefined {
		return attempt(() => this.#database.prepare(sql).get(...values));
	}

	/** Whether the row could be read, and its content if it exists. */
	isReadable(sql: string, ...values: SQLInputValue[]): boolean {
		return attempt(() => ({ row: this.#database.prepare(sql).get(...values) })) !== undefined;
	}

	/** Up to the first unreadable one. */
	*rows(sql: string, ...values: SQLInputValue[]): Generator<Row, void> {
		yield* readable(() => this.#database.prepare(sql).iterate(...values));
	}

	/** The readable events of a session, in order. */
	*events(session: number, lastIndex: number): Generator<Row, void> {
		const sql = "SELECT * FROM events WHERE session = ? AND idx > ? ORDER BY idx";
		let position = 0;
		while (position < lastIndex) {
			const start = position;
			for (const row of this.rows(sql, session, start)) {
				yield row;
				position = Number(row["idx"]);
			}
			const isReadable = (after: number): boolean => this.row(`${sql} LIMIT 1`, session, after) !== undefined;
			const next = position < lastIndex ? firstReadable(position, lastIndex, isReadable) : undefined;
			if (next === undefined) return;
			position = next;
		}
	}
}

/**
 * The first position after which a row can be read. Damaged pages hold neighbouring rows, so the search takes growing steps,
 * then bisects the last one.
 */
const firstReadable = (
	position: number,
	end: number,
	isReadable: (after: number) => boolean,
): number | undefined => {
	let bad = position;
	let good = position + 1;
	for (let step = 1; !isReadable(good); step *= 2) {
		if (good >= end) return undefined;
		bad = good;
		good = Math.min(end, good + step);
	}
	while (good - bad > 1) {
		const middle = Math.floor((bad + good) / 2);
		if (isReadable(middle)) good = middle;
		else bad = middle;
	}
	return good;
};

/** Rows up to the first unreadable one. */
function* readable(iterate: () => Iterable<Row>): Generator<Row, void> {
	try {
		yield* iterate();
	} catch (error) {
		if (!isCorrupt(error)) throw error;
	}
}

const attempt = <Result>(work: () => Result): Result | undefined => {
	try {
		return work();
	} catch (error) {
		if (isCorrupt(error)) return undefined;
		throw error;
	}
};
