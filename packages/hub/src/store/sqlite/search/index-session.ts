import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { placeOf } from "@parley/transcript/turn/item-of";
import { reduceTurn } from "@parley/transcript/turn/reduce-turn";
import { emptyTurn } from "@parley/transcript/turn/turn";
import { TurnDraft } from "@parley/transcript/turn/turn-draft";
import { documentsOf, promptItem, promptText, type SearchDocument } from "../../../search/document.ts";
import { UnreadableRowError } from "../../store-errors.ts";
import { lateTurns } from "../late-turns.ts";
import type { DocumentTable, Span } from "./document-table.ts";
import type { SessionTexts } from "./session-texts.ts";
import type { Statements } from "./statements.ts";
import { isTurningPoint } from "./turning-points.ts";

export type IndexParts = {
	readonly statements: Statements;
	readonly texts: SessionTexts;
	readonly documents: DocumentTable;
};

/** How far a log has been indexed, and how far its last indexed turn reached then. */
type Progress = { readonly through: number; readonly turn: number; readonly turnThrough: number };

const eventsPerStep = 128;

/** Indexes a session's log from where it left off, in steps of a few milliseconds, up to its last turning point. */
export function* indexSession(parts: IndexParts, session: number): Generator<void, void> {
	let lateThrough = readProgress(parts, session).through;
	for (;;) {
		// More events can arrive between two steps, and must be indexed before the log is read past them.
		lateThrough = yield* takeLate(parts, session, lateThrough);
		const progress = readProgress(parts, session);
		const next = parts.texts.nextTurningPoint(session, progress.through);
		if (next === undefined) {
			if (lateThrough > progress.through)
				writeProgress(parts, session, { ...progress, through: lateThrough });
			return;
		}
		const after = yield* unlessUnreadable(() => take(parts, session, next.read(), progress), progress);
		writeProgress(parts, session, { ...after, through: next.index });
		yield;
	}
}

/** Reindexes finished turns that received events after a position. Returns the position up to which none are left. */
function* takeLate(parts: IndexParts, session: number, after: number): Generator<void, number> {
	for (let through = after; ; ) {
		const late = lateTurns(parts.statements, session, through);
		if (late.turns.length === 0) return through;
		for (const turn of late.turns) yield* unlessUnreadable(() => takeTurn(parts, session, turn), 0);
		through = late.through;
	}
}

/** Unreadable text cannot be found; it is reported when the session is opened. */
function* unlessUnreadable<Answer>(
	work: () => Generator<void, Answer>,
	otherwise: Answer,
): Generator<void, Answer> {
	try {
		return yield* work();
	} catch (error) {
		if (!(error instanceof UnreadableRowError)) throw error;
		return otherwise;
	}
}

function* take(
	parts: IndexParts,
	session: number,
	event: LogEvent,
	progress: Progress,
): Generator<void, Progress> {
	const { documents } = parts;
	// An unreadable event contributes nothing.
	if (!isTurningPoint(event)) return progress;
	switch (event.type) {
		case "session.created":
		case "session.renamed":
			yield* takeTitle(parts, session, event);
			return progress;
		case "prompt.accepted":
		case "prompt.edited":
			yield* takeQueued(parts, session, event);
			return progress;
		case "prompt.removed":
			documents.remove(session, undefined, queuedItem(event.payload.messageId));
			return progress;
		case "prompt.sent": {
			// Agents sometimes continue after the end of a turn. Now that the next one begins, the end is known.
			const last = parts.texts.lastOf(session, progress.turn);
			if (last > progress.turnThrough) yield* takeTurn(parts, session, progress.turn);
			yield* takeSent(parts, session, event);
			return { ...progress, turnThrough: last };
		}
		case "turn.ended": {
			if (event.turn === undefined) return progress;
			return { ...progress, turn: event.turn, turnThrough: yield* takeTurn(parts, session, event.turn) };
		}
	}
}

function* takeTitle(
	{ texts, documents }: IndexParts,
	session: number,
	{ index, ts }: LogEvent,
): Generator<void, void> {
	const text = texts.about(session)?.title ?? "";
	documents.remove(session, undefined, "title");
	if (text !== "")
		yield* documents.add(
			session,
			undefined,
			{ kind: "title", item: "title", text, ts },
			{ first: index, last: index },
		);
}

/** A queued prompt is found by its current text. */
function* takeQueued(
	{ documents }: IndexParts,
	session: number,
	{ index, ts, payload }: KnownEvent<"prompt.accepted" | "prompt.edited">,
): Generator<void, void> {
	const item = queuedItem(payload.messageId);
	documents.remove(session, undefined, item);
	const document = { kind: "prompt", item, text: promptText(payload.content), ts } as const;
	yield* documents.add(session, undefined, document, { first: index, last: index });
}

/** A prompt keeps its text when its turn begins; only its place changes. */
function* takeSent(
	{ documents }: IndexParts,
	session: number,
	{ index, ts, turn, payload }: KnownEvent<"prompt.sent">,
): Generator<void, void> {
	const span = { first: index, last: index };
	if (turn === undefined || documents.move(session, queuedItem(payload.messageId), turn, promptItem, span))
		return;
	const document = { kind: "prompt", item: promptItem, text: promptText(payload.content), ts } as const;
	yield* documents.add(session, turn, document, span);
}

/**
 * Reindexes a turn item by item, so that no more than one is held, however many there are. Returns the position up to which it was
 * read.
 */
function* takeTurn({ texts, documents }: IndexParts, session: number, turn: number): Generator<void, number> {
	const through = texts.lastOf(session, turn);
	documents.removeBrought(session, turn);
	let item = new ReadItem(turn);
	for (let after: Span = { first: 0, last: 0 }; ; after = item.span) {
		const events = texts.items(session, turn, after, eventsPerStep);
		for (const event of events) {
			if (item.isAnother(event)) {
				for (const document of item.documents) yield* documents.add(session, turn, document, item.span);
				item = new ReadItem(turn);
			}
			item.take(event);
		}
		yield;
		if (events.length < eventsPerStep) break;
	}
	for (const document of item.documents) yield* documents.add(session, turn, document, item.span);
	return through;
}

/** An item while its events are read: its searchable text, and where it begins and ends in the log. */
class ReadItem {
	readonly #draft: TurnDraft;
	#span: Span | undefined;

	constructor(turn: number) {
		this.#draft = new TurnDraft(emptyTurn(turn));
	}

	get span(): Span {
		return this.#span ?? { first: 0, last: 0 };
	}

	get documents(): readonly SearchDocument[] {
		return documentsOf(this.#draft.finish());
	}

	isAnother(event: LogEvent): boolean {
		return this.#span !== undefined && placeOf(event) !== this.#span.first;
	}

	take(event: LogEvent): void {
		reduceTurn(this.#draft, event);
		this.#span = { first: placeOf(event) ?? event.index, last: event.index };
	}
}

const queuedItem = (messageId: string): string => `queued:${messageId}`;

const readProgress = ({ statements }: IndexParts, session: number): Progress => {
	const row = statements.row(
		"SELECT through, turn, turn_through FROM search_progress WHERE session = ?",
		session,
	);
	if (row === undefined) return { through: 0, turn: 0, turnThrough: 0 };
	return {
		through: Number(row["through"]),
		turn: Number(row["turn"]),
		turnThrough: Number(row["turn_through"]),
	};
};

const writeProgress = (
	{ statements }: IndexParts,
	session: number,
	{ through, turn, turnThrough }: Progress,
): void =>
	statements.run(
		`INSERT INTO search_progress VALUES (?, ?, ?, ?) ON CONFLICT (session) DO UPDATE
		SET through = excluded.through, turn = excluded.turn, turn_through = excluded.turn_through`,
		session,
		through,
		turn,
		turnThrough,
	);
