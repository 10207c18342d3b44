import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { isCorrupt } from "../sqlite-code.ts";

export type Row = Readonly<Record<string, SQLInputValue>>;

/** If even the number of sessions cannot be read, so many are tried. */
const blindTries = 10_000;

/** What can be had of a damaged database: pages that cannot be read are stepped over. */
export class DamagedSource {
	readonly #database: DatabaseSync;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	/** The rows of a small table, up to the first that cannot be read. */
	*table(name: string): Generator<Row, void> {
		yield* readable(() => this.#database.prepare(`SELECT * FROM "${name}"`).iterate());
	}

	/** Every session that can be read, found by its number. */
	*sessions(): Generator<Row, void> {
		const last = attempt(() => this.#database.prepare("SELECT max(session) AS last FROM sessions").get());
		for (let session = 1; session <= Number(last?.["last"] ?? blindTries); session += 1) {
			const sql = "SELECT * FROM sessions WHERE session = ?";
			const row = attempt(() => this.#database.prepare(sql).get(session));
			if (row !== undefined) yield row;
		}
	}

	/** The events of a session in order, as many as can be read. */
	*events(session: number, lastIndex: number): Generator<Row, void> {
		const sql = "SELECT * FROM events WHERE session = ? AND idx > ? ORDER BY idx";
		let position = 0;
		while (position < lastIndex) {
			const start = position;
			for (const row of readable(() => this.#database.prepare(sql).iterate(session, start))) {
				yield row;
				position = Number(row["idx"]);
			}
			const isReadable = (after: number): boolean =>
				attempt(() => this.#database.prepare(`${sql} LIMIT 1`).get(session, after)) !== undefined;
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
