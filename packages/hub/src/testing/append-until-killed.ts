import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { SampleLog } from "./stored-events.ts";

/* Appends to the store of the first argument until killed, and prints each acknowledged position. */

const store = await openSqliteStore(String(process.argv[2]));
const log = new SampleLog("s");
await store.log.append(log.append(1, 1, "synced"));
for (;;) {
	log.text(1, log.lastIndex - 1);
	await store.log.append(log.append(log.lastIndex));
	process.stdout.write(`${log.lastIndex}\n`);
}
