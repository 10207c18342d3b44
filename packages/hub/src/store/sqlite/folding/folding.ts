import type { DatabaseSync } from "node:sqlite";
import { isType } from "@parley/protocol/log/is-type";
import { inEnglish } from "@parley/words/worded-error";
import { UnreadableRowError } from "../../store-errors.ts";
import type { BlobTable } from "../blob-table.ts";
import { hasLateTurns, lateTurns } from "../late-turns.ts";
import { Statements } from "../search/statements.ts";
import { turningPointList } from "../search/turning-points.ts";
import { foldStates } from "./fold-states.ts";
import { foldTurnRows, type RunLimits } from "./fold-turn-rows.ts";

/** A point at which a turn can be folded: its end, or the start of the next. */
type TurningPoint = { readonly index: number; readonly turn: number | undefined; readonly type: string };

/** How much of a turn is rewritten in one step. Appends wait for one step at most. */
const runLimits: RunLimits = { rows: 256, length: 512 * 1024 };

const minFreePages = 256;
const pagesPerStep = 64;

/** Rewrites finished turns in as few equivalent events as possible, and records its progress. */
export class Folding {
	readonly #database: DatabaseSync;
	readonly #statements: Statements;
	readonly #blobs: BlobTable;
	readonly #limits: RunLimits;

	constructor(database: DatabaseSync, blobs: BlobTable, limits = runLimits) {
		this.#database = database;
		this.#blobs = blobs;
		this.#statements = new Statements(database);
		this.#limits = limits;
	}

	/** The same with another step size. */
	withLimits(limits: RunLimits): Folding {
		return new Folding(this.#database, this.#blobs, limits);
	}

	/** Sessions that may have something to fold, most recently used last. */
	behind(): string[] {
		return this.#statements
			.rows(
				`SELECT session_id FROM sessions LEFT JOIN folding USING (session)
				WHERE deleted_at IS NULL AND staged_by IS NULL AND (${hasLateTurns} OR EXISTS (
					SELECT 1 FROM events INDEXED BY events_for_search
					WHERE events.session = sessions.session AND idx > coalesce(through, 0) AND type IN (${turningPointList})
				)) ORDER BY session`,
			)
			.map((row) => String(row["session_id"]));
	}

	transaction(work: () => void): void {
		this.#statements.transaction(work);
	}

	/** Folds a session step by step; each step must run in a transaction. Reports what it leaves unchanged. */
	*steps(sessionId: string, report: (problem: string) => void): Generator<void, void> {
		const row = this.#statements.row(
			"SELECT session, coalesce(through, 0) AS through FROM sessions LEFT JOIN folding USING (session) WHERE session_id = ?",
			sessionId,
		);
		if (row === undefined) return;
		const session = Number(row["session"]);
		let through = Number(row["through"]);
		const late = lateTurns(this.#statements, session, through);
		for (const turn of late.turns) yield* this.#fold(sessionId, session, turn, report);
		yield* foldStates(this.#statements, session);
		let next = this.#nextTurningPoint(session, through);
		while (next !== undefined) {
			const turn = this.#turnToFold(session, next);
			if (turn !== undefined) yield* this.#fold(sessionId, session, turn, report);
			through = next.index;
			this.#setThrough(session, through);
			yield;
			next = this.#nextTurningPoint(session, through);
		}
		if (late.through > through) this.#setThrough(session, late.through);
		yield* this.#releaseFreePages();
	}

	/** Returns the space of removed events to the disk, unless it is little and soon reused. */
	*#releaseFreePages(): Generator<void, void> {
		for (;;) {
			const free = this.#pragma("freelist_count");
			if (free < minFreePages || free * 5 < this.#pragma("page_count")) return;
			this.#statements.exec(`PRAGMA incremental_vacuum(${pagesPerStep})`);
			// Has no effect in a store from before incremental vacuum.
			if (this.#pragma("freelist_count") === free) return;
			yield;
		}
	}

	#pragma(name: "freelist_count" | "page_count"): number {
		return Number(this.#statements.row(`PRAGMA ${name}`)?.[name]);
	}

	*#fold(
		sessionId: string,
		session: number,
		turn: number,
		report: (problem: string) => void,
	): Generator<void, void> {
		const about = `Turn ${turn} of session ${sessionId}`;
		try {
			yield* foldTurnRows(
				{
					statements: this.#statements,
					blobs: this.#blobs,
					session,
					report: (problem) => report(`${about}: ${problem}`),
				},
				turn,
				this.#limits,
			);
		} catch (error) {
			if (!(error instanceof UnreadableRowError)) throw error;
			report(`${about}: ${inEnglish(error.what)}`);
		}
	}

	/** Agents sometimes continue after the end of a turn. That is folded when the next turn begins. */
	#turnToFold(session: number, { type, turn }: TurningPoint): number | undefined {
		if (turn === undefined) return undefined;
		if (isType(type, "turn.ended")) return turn;
		if (!isType(type, "prompt.sent")) return undefined;
		const sql = `SELECT type FROM events INDEXED BY events_by_turn
			WHERE session = ? AND turn = ? ORDER BY idx DESC LIMIT 1`;
		const last = this.#statements.row(sql, session, turn - 1);
		return last === undefined || isType(last["type"], "turn.ended") ? undefined : turn - 1;
	}

	#nextTurningPoint(session: number, after: number): TurningPoint | undefined {
		const row = this.#statements.row(
			`SELECT idx, turn, type FROM events INDEXED BY events_for_search
			WHERE session = ? AND idx > ? AND type IN (${turningPointList}) ORDER BY idx LIMIT 1`,
			session,
			after,
		);
		if (row === undefined) return undefined;
		const turn = row["turn"] === null ? undefined : Number(row["turn"]);
		return { index: Number(row["idx"]), turn, type: String(row["type"]) };
	}

	#setThrough(session: number, through: number): void {
		const sql =
			"INSERT INTO folding VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET through = excluded.through";
		this.#statements.run(sql, session, through);
	}
}
