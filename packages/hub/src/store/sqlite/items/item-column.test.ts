import { DatabaseSync } from "node:sqlite";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { logSamples } from "@parley/protocol/testing/log-samples";
import { logs } from "@parley/transcript/testing/log-arbitrary";
import { placeOf } from "@parley/transcript/turn/item-of";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readEventRow } from "../event-rows.ts";
import { log } from "../migrations/1-log.ts";
import { drafts } from "../migrations/2-drafts.ts";
import { search } from "../migrations/3-search.ts";
import { blobs } from "../migrations/4-blobs.ts";
import { folding } from "../migrations/5-folding.ts";
import { trash } from "../migrations/6-trash.ts";
import { migrate } from "../schema.ts";
import { itemOf } from "./item-column.ts";

/** As earlier releases wrote it: only an event that stands for several names where its item began. */
const unplaced = ({ payload: { at, ...payload }, ...event }: WireEvent): WireEvent => ({ ...event, payload });

/** Types that no release wrote before items were recorded. */
const later: ReadonlySet<string> = new Set([
	"activity",
	"notice",
	"question.asked",
	"question.answered",
	"question.completed",
]);

const oldStore = (events: readonly WireEvent[]): DatabaseSync => {
	const database = new DatabaseSync(":memory:");
	database.exec([log, drafts, search, blobs, folding, trash, "PRAGMA user_version = 6"].join(";"));
	database.exec(
		"INSERT INTO sessions (session, session_id, last_index, summary, head) VALUES (1, 's1', 0, '{}', '[]')",
	);
	const insert = database.prepare("INSERT INTO events VALUES (1, ?, ?, ?, ?, ?, ?, ?)");
	for (const { index, from = index, turn = null, id, ts, type, payload } of events)
		insert.run(index, from, turn, id, ts, type, JSON.stringify(payload));
	return database;
};

test("[C12.stores][D3.pages] after the migration, the log of an earlier release records where each item began", () => {
	fc.assert(
		fc.property(logs, (all) => {
			const given = all.filter(({ type, payload }) => !later.has(type) && !("planId" in payload));
			const database = oldStore(given.map(writeEvent).map(unplaced));
			migrate(database);
			const rows = database.prepare("SELECT * FROM events ORDER BY idx").all();
			expect(rows.map((row) => readEventRow("s1", row))).toEqual(given.map(writeEvent));
			const items = rows.map(({ item }) => item);
			expect(items).toEqual(
				given.map((event) => (event.turn === undefined ? null : (placeOf(event) ?? null))),
			);
			database.close();
		}),
		{ numRuns: 60 },
	);
});

test("[D3.pages] the store and the reducer agree on the position of every event's item", () => {
	fc.assert(
		fc.property(logs, (given) => {
			for (const event of given) {
				const place = event.turn === undefined ? undefined : placeOf(event);
				expect(itemOf(writeEvent(event))).toBe(place ?? null);
			}
		}),
		{ numRuns: 60 },
	);
});

test("[D3.pages] they agree on events of every type, including rare ones", () => {
	const disagreed = Object.entries(logSamples).filter(([type, payload]) => {
		const wire = { sessionId: "s", index: 9, id: "x", ts: 0, turn: 1, type, payload: { ...payload } };
		return itemOf(wire) !== (placeOf(readEvent(wire)) ?? null);
	});
	expect(disagreed.map(([type]) => type)).toEqual([]);
});
