import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { damagePages } from "../../../testing/damage-pages.ts";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LogDatabase } from "../database.ts";
import { openSqliteStore } from "../sqlite-store.ts";

test("[A15.damage] a session on damaged pages does not keep others out of the search, is reported, and triggers a check of the store", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const database = new LogDatabase(path);
	for (const log of [
		new SampleLog("a").turn(1),
		new SampleLog("b").turn(1, 2000).turn(2),
		new SampleLog("c").turn(1),
	])
		database.commit([log.append()]);
	database.close();
	damagePages(path, "events", (_, at, all) => at === Math.floor(all / 2));
	const warnings: string[] = [];
	const store = await openSqliteStore(path, { onWarning: (message) => void warnings.push(message) });
	await expect.poll(() => store.search.behind()).toBe(0);
	const { results, error, wording } = await store.search.query({ query: "question", limit: 9 });
	expect(results.map(({ target }) => target.sessionId)).toEqual(expect.arrayContaining(["a", "c"]));
	expect(error).toContain("1 chat could not be indexed completely");
	expect(wording).toMatchObject({ code: "searchProblem.chatsNotIndexed", values: { count: 1 } });
	await expect
		.poll(() => warnings)
		.toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^Session b is not indexed: /),
				expect.stringMatching(/^Session b is not folded: /),
			]),
		);
	expect(existsSync(`${path}.suspect`)).toBe(true);
	expect((await store.maintenance.checkSoundness()).searchDamaged).toBe(true);
	await store.close();
});
