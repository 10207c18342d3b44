import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { StoreFailedError, UnknownStoreCallError } from "../../store-errors.ts";
import { StoreThread } from "./store-thread.ts";

const withThread = async () => {
	const folder = await temporaryFolder();
	const workerData = join(folder.path, "store.db");
	const worker = new Worker(new URL("../store-worker.ts", import.meta.url), { workerData });
	const thread = await StoreThread.start(worker, () => undefined);
	return {
		thread,
		worker,
		async [Symbol.asyncDispose]() {
			await thread.close().catch(() => undefined);
			await folder.remove();
		},
	};
};

test.for([
	["log", "burn"],
	["log", "constructor"],
	["log", "toString"],
	["search", "stop"],
	["cellar", "append"],
	["__proto__", "toString"],
] as const)(
	"[ground] the unknown call %s.%s is refused by name, and the store keeps working",
	async ([port, method]) => {
		await using it = await withThread();
		const refused = it.thread.call(port, method, []);
		await expect(refused).rejects.toThrow(UnknownStoreCallError);
		await expect(refused).rejects.toThrow(`no call "${port}.${method}"`);
		expect(await it.thread.call("folders", "all", [])).toEqual([]);
	},
);

test("[ground] calls before the end are answered before it, and later ones are refused", async () => {
	await using it = await withThread();
	const log = new SampleLog("s").turn(1, 20);
	const order: string[] = [];
	const note = (name: string) => (): void => void order.push(name);
	const asked = [
		it.thread.call("log", "append", [log.append()]).then(note("append")),
		it.thread.call("log", "eventsAfter", ["s", 0, 99]).then(note("read")),
		it.thread.close().then(note("close")),
	];
	await expect(it.thread.call("folders", "all", [])).rejects.toThrow(StoreFailedError);
	await Promise.all(asked);
	expect(order.slice(0, -1).sort()).toEqual(["append", "read"]);
	expect(order.at(-1)).toBe("close");
});

test("[ground] a thread that dies fails pending and later calls", async () => {
	await using it = await withThread();
	const waiting = it.thread.call("maintenance", "checkSoundness", []);
	await Promise.all([
		it.worker.terminate(),
		expect(waiting).rejects.toThrow('failed at "maintenance.checkSoundness"'),
	]);
	await expect(it.thread.call("log", "hasPrompt", ["s", "m"])).rejects.toThrow("its thread ended");
});
