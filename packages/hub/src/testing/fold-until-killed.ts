import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { SampleLog } from "./stored-events.ts";

/* Appends turn after turn to the store of the first argument, which folds them meanwhile, until killed. */

const store = await openSqliteStore(String(process.argv[2]));
const log = new SampleLog("s");
await store.log.append(log.append());
for (let turn = 1; ; turn += 1) {
	const from = log.lastIndex + 1;
	log.turn(turn, 600);
	await store.log.append(log.append(from, log.lastIndex, "synced"));
	process.stdout.write(`${turn}\n`);
}
