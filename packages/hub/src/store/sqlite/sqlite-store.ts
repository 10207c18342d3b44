import { Worker } from "node:worker_threads";
import type { LogStore } from "../log-store.ts";
import { StoreFailedError } from "../store-errors.ts";
import type { StoreCall, StoreReply, StoreRequest } from "./worker-protocol.ts";

type Pending = { readonly call: StoreCall; resolve(result: never): void; reject(error: unknown): void };

/** Opens the store in its own thread. Rejects when it cannot be opened, with the reason. */
export const openSqliteStore = async (path: string): Promise<LogStore> => {
	const worker = new Worker(new URL("./store-worker.ts", import.meta.url), { workerData: path });
	const first = await new Promise<StoreReply>((resolve, reject) => {
		worker.once("message", resolve);
		worker.once("error", reject);
	});
	if (first.kind === "ready") return new SqliteStore(worker, first.epoch);
	throw first.kind === "broken"
		? first.error
		: new StoreFailedError("start", "it answered before it was asked");
};

/** The port's calls, carried to the store's thread and back. */
class SqliteStore implements LogStore {
	readonly epoch: string;
	readonly #worker: Worker;
	readonly #pending = new Map<number, Pending>();
	#next = 1;
	#dead: unknown;

	constructor(worker: Worker, epoch: string) {
		this.epoch = epoch;
		this.#worker = worker;
		worker.on("message", (reply: StoreReply) => this.#settle(reply));
		worker.on("error", (error) => this.#fail(error));
		worker.on("exit", () => this.#fail(new Error("its thread ended")));
	}

	sessions: LogStore["sessions"] = (...args) => this.#ask("sessions", args);
	append: LogStore["append"] = (...args) => this.#ask("append", args);
	hasPrompt: LogStore["hasPrompt"] = (...args) => this.#ask("hasPrompt", args);
	eventsAfter: LogStore["eventsAfter"] = (...args) => this.#ask("eventsAfter", args);
	window: LogStore["window"] = (...args) => this.#ask("window", args);
	deleteSession: LogStore["deleteSession"] = (...args) => this.#ask("deleteSession", args);
	folders: LogStore["folders"] = (...args) => this.#ask("folders", args);
	putFolder: LogStore["putFolder"] = (...args) => this.#ask("putFolder", args);
	drafts: LogStore["drafts"] = (...args) => this.#ask("drafts", args);
	putDraft: LogStore["putDraft"] = (...args) => this.#ask("putDraft", args);
	search: LogStore["search"] = (...args) => this.#ask("search", args);
	rebuildSearch: LogStore["rebuildSearch"] = (...args) => this.#ask("rebuildSearch", args);
	trash: LogStore["trash"] = (...args) => this.#ask("trash", args);
	trashed: LogStore["trashed"] = (...args) => this.#ask("trashed", args);
	restore: LogStore["restore"] = (...args) => this.#ask("restore", args);
	scrub: LogStore["scrub"] = (...args) => this.#ask("scrub", args);
	stage: LogStore["stage"] = (...args) => this.#ask("stage", args);
	publish: LogStore["publish"] = (...args) => this.#ask("publish", args);
	unstage: LogStore["unstage"] = (...args) => this.#ask("unstage", args);
	inspect: LogStore["inspect"] = (...args) => this.#ask("inspect", args);
	checkSoundness: LogStore["checkSoundness"] = (...args) => this.#ask("checkSoundness", args);
	compact: LogStore["compact"] = (...args) => this.#ask("compact", args);
	searchBehind: LogStore["searchBehind"] = (...args) => this.#ask("searchBehind", args);
	clear: LogStore["clear"] = (...args) => this.#ask("clear", args);
	close: LogStore["close"] = (...args) => this.#ask("close", args);

	#ask<Call extends StoreCall>(call: Call, args: Parameters<LogStore[Call]>): ReturnType<LogStore[Call]>;
	#ask(call: StoreCall, args: Parameters<LogStore[StoreCall]>): Promise<unknown> {
		return new Promise((resolve, reject) => {
			if (this.#dead !== undefined) {
				reject(new StoreFailedError(call, this.#dead));
				return;
			}
			const id = this.#next++;
			this.#pending.set(id, { call, resolve, reject });
			this.#worker.postMessage({ id, call, args } satisfies { [Key in keyof StoreRequest]: unknown });
		});
	}

	#settle(reply: StoreReply): void {
		if (reply.kind !== "done" && reply.kind !== "failed") return;
		const pending = this.#pending.get(reply.id);
		this.#pending.delete(reply.id);
		if (reply.kind === "done") pending?.resolve(reply.result);
		else pending?.reject(new StoreFailedError(pending.call, reply.error));
	}

	#fail(error: unknown): void {
		this.#dead ??= error;
		for (const [id, { call, reject }] of this.#pending) {
			this.#pending.delete(id);
			reject(new StoreFailedError(call, error));
		}
	}
}
