import type { WireEvent } from "@parley/protocol/log/wire-event";
import { namedBlobs } from "../../../blobs/named-blobs.ts";
import type { BlobTable } from "../blob-table.ts";
import type { Statements } from "../search/statements.ts";

/** A session's log in the store, and where to report what is left unchanged. */
export type LogPlace = {
	readonly statements: Statements;
	readonly blobs: BlobTable;
	readonly session: number;
	readonly report: (problem: string) => void;
};

type Place = { readonly index: number; readonly from: number };

/**
 * Replaces a run of a turn's events with folded ones. Other events in between stay, and every position stays covered: the event
 * after a removed one covers its positions too. A log with a hole is left alone, since covering would hide the hole.
 */
export const replaceRun = (
	{ statements, blobs, session, report }: LogPlace,
	run: readonly WireEvent[],
	folded: readonly WireEvent[],
): boolean => {
	const [first, last] = [run[0]?.index ?? 0, run.at(-1)?.index ?? 0];
	const places = readPlaces(statements, session, first, last);
	const hole = places.find(({ from }, at) => at > 0 && from !== (places[at - 1]?.index ?? 0) + 1);
	if (hole !== undefined) {
		report(`there is a hole in the log before event ${hole.index}`);
		return false;
	}
	const originals = new Map(run.map((event) => [event.index, event]));
	const kept = new Map(folded.map((event) => [event.index, event]));
	let removed: { readonly from: number; readonly first: number } | undefined;
	let before = 0;
	for (const { index, from } of places) {
		const original = originals.get(index);
		const event = kept.get(index);
		if (original !== undefined && event === undefined) removed ??= { from, first: index };
		else {
			if (removed !== undefined) remove(statements, session, removed.first, before);
			if (event !== undefined && event !== original) write(statements, session, event);
			if (removed !== undefined) cover(statements, session, index, removed.from);
			removed = undefined;
		}
		before = index;
	}
	blobs.replaced(
		session,
		naming(run).map(({ index }) => index),
		naming(folded),
	);
	return true;
};

const naming = (events: readonly WireEvent[]): { index: number; blobs: readonly string[] }[] =>
	events
		.map(({ index, type, payload }) => ({ index, blobs: namedBlobs(type, payload) }))
		.filter(({ blobs }) => blobs.length > 0);

const readPlaces = (statements: Statements, session: number, first: number, last: number): Place[] =>
	statements
		.rows(
			"SELECT idx, from_idx FROM events WHERE session = ? AND idx BETWEEN ? AND ? ORDER BY idx",
			session,
			first,
			last,
		)
		.map((row) => ({ index: Number(row["idx"]), from: Number(row["from_idx"]) }));

const remove = (statements: Statements, session: number, first: number, last: number): void =>
	statements.run("DELETE FROM events WHERE session = ? AND idx BETWEEN ? AND ?", session, first, last);

const write = (statements: Statements, session: number, { index, payload }: WireEvent): void =>
	statements.run(
		"UPDATE events SET payload = ? WHERE session = ? AND idx = ?",
		JSON.stringify(payload),
		session,
		index,
	);

const cover = (statements: Statements, session: number, index: number, from: number): void =>
	statements.run("UPDATE events SET from_idx = ? WHERE session = ? AND idx = ?", from, session, index);
