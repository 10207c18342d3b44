import { join } from "node:path";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Two empty stores, for transfers from one to the other. */
export const twoStores = async () => {
	const folder = await temporaryFolder();
	const first = await openSqliteStore(join(folder.path, "first.db"));
	const second = await openSqliteStore(join(folder.path, "second.db"));
	return {
		first,
		second,
		async [Symbol.asyncDispose]() {
			await Promise.all([first.close(), second.close()]);
			await folder.remove();
		},
	};
};
