import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { headTypeList } from "./head-types.ts";
import { migrate } from "./schema.ts";

test("[B13.bounded] head events are found by their index, however long the log is", () => {
	const database = new DatabaseSync(":memory:");
	migrate(database);
	const sql = `EXPLAIN QUERY PLAN SELECT events.* FROM sessions CROSS JOIN events INDEXED BY events_for_head USING (session)
		WHERE session_id = ? AND idx > ? AND type IN (${headTypeList}) ORDER BY idx LIMIT ?`;
	const plan = database.prepare(sql).all("s", 0, 10);
	expect(plan.map(({ detail }) => detail)).toEqual([
		expect.stringContaining("SEARCH sessions"),
		"SEARCH events USING INDEX events_for_head (session=? AND idx>?)",
	]);
	database.close();
});
