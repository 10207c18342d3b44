import { DatabaseSync } from "node:sqlite";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import { disks, type Order } from "./orders.ts";

/*
 * Loaded before a hub under test, in its main thread and its store's: gives it a clock and a disk that tests control. The disk's refusals
 * are SQLite's own, with its own codes; only their cause is artificial.
 */

const key = "parley-faults";
const unlimitedPages = 4_294_967_294;

const pragmas = {
	well: `PRAGMA query_only = OFF; PRAGMA max_page_count = ${unlimitedPages}`,
	full: "PRAGMA max_page_count = 1",
	"read-only": "PRAGMA query_only = ON",
} as const;

const fill = "INSERT INTO meta VALUES ('fill', hex(zeroblob(5000000)))";

/** Which disk is in effect, shared by all threads. */
const share = (): Int32Array => {
	const known = getEnvironmentData(key);
	if (known instanceof SharedArrayBuffer) return new Int32Array(known);
	const memory = new Int32Array(new SharedArrayBuffer(4));
	memory[0] = disks.findIndex((disk) => disk === (process.env["FAULTS_DISK"] ?? "well"));
	setEnvironmentData(key, memory.buffer);
	return memory;
};

const shared = share();

const breakDisk = (): void => {
	const applied = new WeakMap<DatabaseSync, number>();
	const exec = DatabaseSync.prototype.exec;
	DatabaseSync.prototype.exec = function (sql: string): void {
		const wanted = Atomics.load(shared, 0);
		if ((applied.get(this) ?? 0) !== wanted) {
			applied.set(this, wanted);
			exec.call(this, pragmas[disks[wanted] ?? "well"]);
		}
		// Writes that fit into existing pages would still succeed; on a full disk the write-ahead log cannot grow.
		if (disks[wanted] === "full" && sql === "COMMIT") exec.call(this, fill);
		exec.call(this, sql);
	};
};

const moveClock = (): void => {
	const now = Date.now;
	process.on("message", (order: Order) => {
		if (order.order === "clock") Date.now = () => now() + order.offset;
		if (order.order === "disk") Atomics.store(shared, 0, disks.indexOf(order.disk));
	});
};

if (isMainThread) moveClock();
else breakDisk();
