import { expect, test } from "vitest";
import { SampleLog } from "../../../testing/stored-events.ts";
import { LogDatabase } from "../database.ts";

test("[E4.usage][A22.stored] of what an agent tells of its state the newest of each kind stays when a turn has ended", () => {
	const database = new LogDatabase(":memory:");
	const log = new SampleLog("s");
	for (let used = 1; used <= 2000; used += 1) {
		log.add({ type: "agent.state", payload: { aspect: "usage", value: { used } } });
		if (used % 1000 === 0) log.add({ type: "agent.state", payload: { aspect: "mode", value: { used } } });
	}
	log.turn(1);
	database.commit([log.append()]);
	for (const _ of database.folding.steps("s", () => undefined));
	const rows = database.eventsAfter("s", 0, 5000);
	expect(rows.filter(({ type }) => type === "agent.state").map(({ payload }) => payload)).toEqual([
		{ aspect: "usage", value: { used: 2000 } },
		{ aspect: "mode", value: { used: 2000 } },
	]);
	let last = 0;
	for (const { from, index } of rows) {
		expect(from ?? index).toBe(last + 1);
		last = index;
	}
	expect(last).toBe(log.lastIndex);
	expect(database.sessions()).toMatchObject({
		sessions: [{ lastIndex: log.lastIndex }],
		stale: [],
		damaged: [],
	});
	expect(database.folding.behind()).toEqual([]);
	database.close();
});
