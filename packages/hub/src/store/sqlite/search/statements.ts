import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { inTransaction } from "../transaction.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A database's statements, each prepared once. */
export class Statements {
	readonly #database: DatabaseSync;
	readonly #known = new Map<string, StatementSync>();

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	run(sql: string, ...values: SQLInputValue[]): void {
		this.#prepare(sql).run(...values);
	}

	row(sql: string, ...values: SQLInputValue[]): Row | undefined {
		return this.#prepare(sql).get(...values);
	}

	rows(sql: string, ...values: SQLInputValue[]): Row[] {
		return this.#prepare(sql).all(...values);
	}

	/** Rows one by one, for a reader that may stop before the last. */
	iterate(sql: string, ...values: SQLInputValue[]): Iterable<Row> {
		return this.#prepare(sql).iterate(...values);
	}

	/** Runs several statements at once, unprepared. */
	exec(sql: string): void {
		this.#database.exec(sql);
	}

	/** Runs work in an unsynced transaction: what the index loses in a power cut is rebuilt. */
	transaction(work: () => void): void {
		inTransaction(this.#database, "NORMAL", work);
	}

	#prepare(sql: string): StatementSync {
		const known = this.#known.get(sql);
		if (known !== undefined) return known;
		const statement = this.#database.prepare(sql);
		this.#known.set(sql, statement);
		return statement;
	}
}
