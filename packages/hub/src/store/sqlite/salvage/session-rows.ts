import { isHidden } from "../migrations/6-trash.ts";
import type { DamagedSource, Row } from "./read-damaged.ts";

/** How many sessions are tried if not even their number is readable. */
const blindTries = 10_000;

/** What indices reveal about sessions, independently of their rows and logs. */
type Traces = {
	readonly ids: ReadonlyMap<number, string>;
	readonly hidden: ReadonlySet<number>;
	/** The highest known position in the log. */
	readonly positions: ReadonlyMap<number, number>;
};

/** Every session with any trace. An unreadable row is reassembled, mostly from the log. */
export function* sessionRows(source: DamagedSource, now: number): Generator<Row, void> {
	const traces = tracesIn(source);
	const own = source.row("SELECT max(session) AS last FROM sessions");
	const ofEvents = source.row("SELECT max(session) AS last FROM events");
	let last = Math.max(Number(own === undefined ? blindTries : own["last"]), Number(ofEvents?.["last"] ?? 0));
	for (const session of [...traces.ids.keys(), ...traces.positions.keys()]) last = Math.max(last, session);
	for (let session = 1; session <= last; session += 1) {
		const row =
			source.row("SELECT * FROM sessions WHERE session = ?", session) ??
			rowFromTraces(source, session, traces, now);
		if (row !== undefined) yield row;
	}
}

const tracesIn = (source: DamagedSource): Traces => {
	const ids = new Map<number, string>();
	const named = "SELECT session, session_id FROM sessions INDEXED BY sqlite_autoindex_sessions_1";
	for (const row of source.rows(named)) ids.set(Number(row["session"]), String(row["session_id"]));
	const hidden = new Set<number>();
	const hiding = `SELECT session FROM sessions INDEXED BY sessions_hidden WHERE ${isHidden}`;
	// An earlier release lacks this index.
	if (source.has("sessions_hidden"))
		for (const row of source.rows(hiding)) hidden.add(Number(row["session"]));
	const positions = new Map<number, number>();
	const placed = "SELECT session, idx FROM events INDEXED BY events_by_turn WHERE turn IS NOT NULL";
	for (const row of source.rows(placed)) {
		const session = Number(row["session"]);
		positions.set(session, Math.max(positions.get(session) ?? 0, Number(row["idx"])));
	}
	return { ids, hidden, positions };
};

/** Undefined if there is no trace of this session. */
const rowFromTraces = (
	source: DamagedSource,
	session: number,
	{ ids, hidden, positions }: Traces,
	now: number,
): Row | undefined => {
	// A long row continues on overflow pages, and its beginning may be readable.
	const start = source.row("SELECT session_id, last_index FROM sessions WHERE session = ?", session);
	const end = source.row("SELECT max(idx) AS last FROM events WHERE session = ?", session);
	const id = ids.get(session) ?? (start && String(start["session_id"]));
	const position = Math.max(Number(end?.["last"] ?? 0), positions.get(session) ?? 0);
	if (id === undefined && position === 0) return undefined;
	const last = end === undefined ? lastReadable(source, session) + 1 : position;
	return {
		session,
		session_id: id ?? `salvaged-${session}`,
		last_index: Math.max(1, Number(start?.["last_index"] ?? 0), position, last),
		summary: "{}",
		// The time of deletion is unknown, so it stays restorable for the full period, unless it was being purged.
		deleted_at: hidden.has(session) ? (id?.startsWith("purged ") ? 0 : now) : null,
	};
};

/** The last readable position, for a log whose end is unreadable: at least one event after it is lost. */
const lastReadable = (source: DamagedSource, session: number): number => {
	let last = 0;
	for (const event of source.events(session, Number.MAX_SAFE_INTEGER)) last = Number(event["idx"]);
	return last;
};
