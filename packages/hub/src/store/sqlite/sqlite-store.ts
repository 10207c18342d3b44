import { Worker } from "node:worker_threads";
import type { LogStore } from "../log-store.ts";
import { StoreFailedError, UnserializableError } from "../store-errors.ts";
import { toError } from "./store-problem.ts";
import type { StoreCall, StoreReply, StoreRequest } from "./worker-protocol.ts";

type Pending = { readonly call: StoreCall; resolve(result: never): void; reject(error: unknown): void };

export type SqliteStoreOptions = {
	/** Told of what was noticed while nobody asked. */
	readonly onWarning?: (message: string) => void;
};

/** Opens the store in its own thread. Rejects when it cannot be opened, with the reason. */
export const openSqliteStore = async (
	path: string,
	{ onWarning = () => undefined }: SqliteStoreOptions = {},
): Promise<LogStore> => {
	const worker = new Worker(new URL("./store-worker.ts", import.meta.url), { workerData: path });
	const first = await firstReply(worker, onWarning);
	if (first.kind === "ready") return new SqliteStore(worker, first.epoch, onWarning);
	throw first.kind === "broken"
		? toError(first.problem, "start")
		: new StoreFailedError("start", "it answered before it was asked");
};

/** What it answers to being opened, behind any warnings. */
const firstReply = (worker: Worker, onWarning: (message: string) => void): Promise<StoreReply> =>
	new Promise((resolve, reject) => {
		const take = (reply: StoreReply): void => {
			if (reply.kind === "warning") onWarning(reply.message);
			else {
				worker.off("message", take);
				resolve(reply);
			}
		};
		worker.on("message", take);
		worker.once("error", reject);
	});

/** The port's calls, carried to the store's thread and back. */
class SqliteStore implements LogStore {
	readonly epoch: string;
	readonly #worker: Worker;
	readonly #onWarning: (message: string) => void;
	readonly #pending = new Map<number, Pending>();
	#next = 1;
	#dead: unknown;

	constructor(worker: Worker, epoch: string, onWarning: (message: string) => void) {
		this.epoch = epoch;
		this.#onWarning = onWarning;
		this.#worker = worker;
		worker.on("message", (reply: StoreReply) => this.#settle(reply));
		worker.on("error", (error) => this.#fail(error));
		worker.on("exit", () => this.#fail(new Error("its thread ended")));
	}

	survived: LogStore["survived"] = (...args) => this.#ask("survived", args);
	session: LogStore["session"] = (...args) => this.#ask("session", args);
	sessions: LogStore["sessions"] = (...args) => this.#ask("sessions", args);
	headEvents: LogStore["headEvents"] = (...args) => this.#ask("headEvents", args);
	putIndex: LogStore["putIndex"] = (...args) => this.#ask("putIndex", args);
	append: LogStore["append"] = (...args) => this.#ask("append", args);
	hasPrompt: LogStore["hasPrompt"] = (...args) => this.#ask("hasPrompt", args);
	findTool: LogStore["findTool"] = (...args) => this.#ask("findTool", args);
	openTools: LogStore["openTools"] = (...args) => this.#ask("openTools", args);
	eventsAfter: LogStore["eventsAfter"] = (...args) => this.#ask("eventsAfter", args);
	window: LogStore["window"] = (...args) => this.#ask("window", args);
	turnSlice: LogStore["turnSlice"] = (...args) => this.#ask("turnSlice", args);
	turnNumbers: LogStore["turnNumbers"] = (...args) => this.#ask("turnNumbers", args);
	settleFolding: LogStore["settleFolding"] = (...args) => this.#ask("settleFolding", args);
	deleteSession: LogStore["deleteSession"] = (...args) => this.#ask("deleteSession", args);
	folders: LogStore["folders"] = (...args) => this.#ask("folders", args);
	putFolder: LogStore["putFolder"] = (...args) => this.#ask("putFolder", args);
	drafts: LogStore["drafts"] = (...args) => this.#ask("drafts", args);
	putDraft: LogStore["putDraft"] = (...args) => this.#ask("putDraft", args);
	search: LogStore["search"] = (...args) => this.#ask("search", args);
	rebuildSearch: LogStore["rebuildSearch"] = (...args) => this.#ask("rebuildSearch", args);
	blobUsage: LogStore["blobUsage"] = (...args) => this.#ask("blobUsage", args);
	takePiece: LogStore["takePiece"] = (...args) => this.#ask("takePiece", args);
	dropUploads: LogStore["dropUploads"] = (...args) => this.#ask("dropUploads", args);
	holdBlobs: LogStore["holdBlobs"] = (...args) => this.#ask("holdBlobs", args);
	readBlob: LogStore["readBlob"] = (...args) => this.#ask("readBlob", args);
	materialize: LogStore["materialize"] = (...args) => this.#ask("materialize", args);
	collectBlobs: LogStore["collectBlobs"] = (...args) => this.#ask("collectBlobs", args);
	probe: LogStore["probe"] = (...args) => this.#ask("probe", args);
	salvage: LogStore["salvage"] = (...args) => this.#ask("salvage", args);
	dismissSalvage: LogStore["dismissSalvage"] = (...args) => this.#ask("dismissSalvage", args);
	trash: LogStore["trash"] = (...args) => this.#ask("trash", args);
	trashed: LogStore["trashed"] = (...args) => this.#ask("trashed", args);
	trashClock: LogStore["trashClock"] = (...args) => this.#ask("trashClock", args);
	shiftTrash: LogStore["shiftTrash"] = (...args) => this.#ask("shiftTrash", args);
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

	// One signature: of overloads of a private method Node 24.0.0 leaves the signatures in place, which is no JavaScript.
	#ask<Call extends StoreCall>(
		call: Call,
		args: Parameters<LogStore[Call]>,
	): Promise<Awaited<ReturnType<LogStore[Call]>>> {
		return new Promise((resolve, reject) => {
			if (this.#dead !== undefined) {
				reject(new StoreFailedError(call, this.#dead));
				return;
			}
			const id = this.#next++;
			this.#pending.set(id, { call, resolve, reject });
			try {
				this.#worker.postMessage({ id, call, args } satisfies { [Key in keyof StoreRequest]: unknown });
			} catch (error) {
				this.#pending.delete(id);
				reject(new UnserializableError(call, error));
			}
		});
	}

	#settle(reply: StoreReply): void {
		if (reply.kind === "warning") this.#onWarning(reply.message);
		if (reply.kind !== "done" && reply.kind !== "failed") return;
		const pending = this.#pending.get(reply.id);
		this.#pending.delete(reply.id);
		if (reply.kind === "done") pending?.resolve(reply.result);
		else pending?.reject(toError(reply.problem, pending.call));
	}

	#fail(error: unknown): void {
		this.#dead ??= error;
		for (const [id, { call, reject }] of this.#pending) {
			this.#pending.delete(id);
			reject(new StoreFailedError(call, error));
		}
	}
}
