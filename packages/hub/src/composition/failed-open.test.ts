import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { StoreFailedError } from "../store/store-errors.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

test("[E11.shutdown] a hub that cannot be opened closes what it had opened before, and reports the reason", async () => {
	const folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const unreadable = async (): Promise<never> => {
		throw new Error("the table of the trash is damaged");
	};
	const broken = { ...store, close: () => store.close(), trash: { ...store.trash, all: unreadable } };
	await expect(HubFixture.open({ store: broken })).rejects.toThrow("the table of the trash is damaged");
	await expect(store.folders.all()).rejects.toThrow(StoreFailedError);
	await folder.remove();
});
