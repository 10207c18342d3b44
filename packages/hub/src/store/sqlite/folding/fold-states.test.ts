import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LogDatabase } from "../database.ts";

test("[E4.usage][A22.stored] when a turn has ended, only the newest agent state of each kind stays", () => {
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

test("[A15.damage] states before holes stay, and folding terminates", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const database = new LogDatabase(path);
	const log = new SampleLog("s");
	for (let used = 1; used <= 400; used += 1)
		log.add({ type: "agent.state", payload: { aspect: "usage", value: { used } } });
	database.commit([log.turn(1).append()]);
	const raw = new DatabaseSync(path);
	raw.exec("DELETE FROM events WHERE type = 'agent.state' AND idx % 2 = 0 AND idx <= 200");
	raw.close();
	const steps = database.folding.steps("s", () => undefined);
	let taken = 0;
	while (taken < 100 && steps.next().done !== true) taken += 1;
	expect(taken).toBeLessThan(100);
	const states = database.eventsAfter("s", 0, 5000).filter(({ type }) => type === "agent.state");
	// All states before the last hole are present, and the newest behind it.
	expect(states.map(({ index }) => index)).toEqual([
		...Array.from({ length: 99 }, (_, at) => 2 * at + 3),
		401,
	]);
	database.close();
});
