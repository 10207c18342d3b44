import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { isCorrupt } from "../sqlite-code.ts";

export type Row = Readonly<Record<string, SQLInputValue>>;

/** What can be had of a damaged database: pages that cannot be read are stepped over. */
export class DamagedSource {
	readonly #database: DatabaseSync;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	/** Whether it has such a table or index: one of an earlier release lacks some. */
	has(name: string): boolean {
		return this.row("SELECT 1 FROM sqlite_schema WHERE name = ?", name) !== undefined;
	}

	/** Undefined if there is no such row, or it cannot be read. */
	row(sql: string, ...values: SQLInputValue[]): Row | undefined {
		return attempt(() => this.#database.prepare(sql).get(...values));
	}

	/** Whether it can be said if there is such a row, and what it has. */
	isReadable(sql: string, ...values: SQLInputValue[]): boolean {
		return attempt(() => ({ row: this.#database.prepare(sql).get(...values) })) !== undefined;
	}

	/** Up to the first that cannot be read. */
	*rows(sql: string, ...values: SQLInputValue[]): Generator<Row, void> {
		yield* readable(() => this.#database.prepare(sql).iterate(...values));
	}

	/** The events of a session in order, as many as can be read. */
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
 * The first position behind which a row can be read. Damaged pages hold neighbours, so it is looked for in steps that grow,
 * and then between the last two of them.
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

/** Rows up to the first that cannot be read. */
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
