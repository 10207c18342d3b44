import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SampleLog } from "../../testing/stored-events.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { LogDatabase } from "./database.ts";
import { salvageStore } from "./salvage/salvage-store.ts";

const opened = async (fixture?: string) => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	const path = join(folder.path, "store.db");
	if (fixture !== undefined)
		await copyFile(join(import.meta.dirname, "../../fixtures/stores", fixture), path);
	return { path, database: new LogDatabase(path) };
};

const approval = { folder: "/code", name: "files", definition: "digest", at: 1 };

test("[E26.approved][C12.stores] a store of version 12 has no decisions on servers, and takes some", async () => {
	const { path, database } = await opened("version-12.db");
	expect([database.servers.approvals(), database.servers.switches()]).toEqual([[], []]);
	database.servers.approve(approval);
	database.servers.approve({ ...approval, definition: "other", at: 2 });
	database.servers.approve({ ...approval, name: "web" });
	database.servers.revoke("/code", "web");
	database.close();
	const again = new LogDatabase(path);
	onTestFinished(() => again.close());
	expect(again.servers.approvals()).toEqual([{ ...approval, definition: "other", at: 2 }]);
});

test("[E26.toggles] switches of sessions that are gone are dropped, and the others stay", async () => {
	const { database } = await opened();
	onTestFinished(() => database.close());
	database.commit([new SampleLog("s").turn(1).append()]);
	const change = { origin: "", name: "files", isOn: false };
	for (const scope of ["", "s", "gone"]) database.servers.putSwitch({ scope, ...change });
	database.servers.putSwitch({ scope: "s", ...change, isOn: true });
	expect(database.servers.switches()).toEqual([
		{ scope: "", ...change },
		{ scope: "s", ...change, isOn: true },
	]);
	database.servers.forget("s");
	expect(database.servers.switches()).toEqual([{ scope: "", ...change }]);
});

test("[E26.approved][A15.salvage] decisions are salvaged from a damaged store", async () => {
	const { path, database } = await opened();
	database.commit([new SampleLog("s").turn(1).append()]);
	database.servers.approve(approval);
	database.servers.putSwitch({ scope: "s", origin: "/code", name: "files", isOn: false });
	database.close();
	salvageStore(path, new Date(2));
	const again = new LogDatabase(path);
	onTestFinished(() => again.close());
	expect(again.servers.approvals()).toEqual([approval]);
	expect(again.servers.switches()).toHaveLength(1);
});
