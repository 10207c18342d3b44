import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { exportWhole, importsInto } from "../testing/transfer.ts";

/** An import of a file in one piece, cancelled at a given step of the store. */
const withImport = async (
	turns: number,
	steps: (count: (call: string) => void, store: Store) => Partial<Store>,
) => {
	const folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const log = new SampleLog("s");
	for (let turn = 1; turn <= turns; turn += 1) log.turn(turn);
	await store.log.append(log.append());
	const { text } = await exportWhole(store, "s", "jsonl");
	await store.trash.purge("s");
	const calls: string[] = [];
	let cancelled: Promise<void> | undefined;
	const { imports, adopted } = importsInto({
		...store,
		...steps((call) => {
			calls.push(call);
			cancelled ??= imports.cancel("i");
		}, store),
	});
	return {
		calls,
		adopted,
		/** Imports it twice in one file: the second copy is compared with the first. */
		async bring(): Promise<void> {
			const data = Buffer.from(text + text).toString("base64");
			const params = { importId: "i", offset: 0, last: true, data };
			await imports.take(params, { put: async () => undefined });
		},
		cancelled: () => cancelled,
		counts: async () => (await store.maintenance.inspect()).counts,
		async [Symbol.asyncDispose]() {
			await store.close();
			await folder.remove();
		},
	};
};

test("[E20.atomic] a cancelled import stops before its next step, while it is read", async () => {
	await using it = await withImport(200, (count, store) => ({
		staging: {
			...store.staging,
			add: async (importId, append) => {
				count("stage");
				await store.staging.add(importId, append);
			},
		},
	}));
	await expect(it.bring()).rejects.toMatchObject({ code: "cancelled" });
	await it.cancelled();
	expect(it.calls).toEqual(["stage"]);
	expect(await it.counts()).toMatchObject({ sessions: 0, events: 0 });
});

test("[E20.atomic] and while it is compared with existing sessions: nothing of it appears", async () => {
	await using it = await withImport(50, (count, store) => ({
		log: {
			...store.log,
			turnNumbers: async (...args) => {
				count("turns");
				return store.log.turnNumbers(...args);
			},
		},
		staging: {
			...store.staging,
			publish: async (sessions) => {
				count("publish");
				await store.staging.publish(sessions);
			},
		},
	}));
	await expect(it.bring()).rejects.toMatchObject({ code: "cancelled" });
	await it.cancelled();
	expect(it.calls).not.toContain("publish");
	expect(it.adopted).toEqual([]);
	expect(await it.counts()).toMatchObject({ sessions: 0, events: 0 });
});
