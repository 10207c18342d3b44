import { Worker } from "node:worker_threads";
import type { Schedule } from "@parley/base/time/schedule";
import type { Append, Salvage } from "../../log-store.ts";
import type {
	Compaction,
	Inspection,
	Publication,
	Soundness,
	StoreMaintenance,
} from "../../store-maintenance.ts";
import type { BlobService } from "../blobs/blob-service.ts";
import type { LogDatabase } from "../database.ts";
import type { FoldingService } from "../folding/folding-service.ts";
import { damagedFiles, removeDamagedFiles } from "../salvage/damaged-files.ts";
import type { SearchService } from "../search/search-service.ts";
import { mergeSearch } from "./compact.ts";
import type { InspectedStore } from "./inspect.ts";
import { purgeSession } from "./purge-session.ts";
import { Slices } from "./slices.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

export type MaintenanceServiceOptions = {
	readonly path: string;
	readonly database: LogDatabase;
	readonly search: SearchService;
	readonly folding: FoldingService;
	readonly blobs: BlobService;
	readonly soon: (callback: () => void) => () => void;
	readonly later: Schedule;
};

type Synchronous = {
	[Call in keyof StoreMaintenance]: (...args: Parameters<StoreMaintenance[Call]>) => unknown;
};

/** What the store's thread does beside keeping logs. What another process left half done is finished first. */
export class MaintenanceService implements Synchronous {
	readonly #path: string;
	readonly #database: LogDatabase;
	readonly #search: SearchService;
	readonly #folding: FoldingService;
	readonly #blobs: BlobService;
	readonly #slices: Slices;
	readonly #writeAheadLog: WriteAheadLog;
	/** What threads beside this one read. */
	readonly #looks = new Set<Promise<unknown>>();

	constructor({ path, database, search, folding, blobs, soon, later }: MaintenanceServiceOptions) {
		this.#path = path;
		this.#database = database;
		this.#search = search;
		this.#folding = folding;
		this.#blobs = blobs;
		this.#slices = new Slices({ transaction: (work) => database.statements.transaction(work), soon });
		this.#writeAheadLog = new WriteAheadLog({
			tryToEmpty: () => database.checkpoint(),
			unread: () => Promise.allSettled(this.#looks),
			later,
		});
		const left = database.trash.condemned();
		// If it fails again, the next start tries again: nobody sees these sessions.
		if (left.length > 0) this.#purge(left).catch(() => undefined);
	}

	trash(sessionId: string, deletedAt: number): boolean {
		this.#search.deleted(sessionId);
		return this.#database.durably(() => this.#database.trash.hide(sessionId, deletedAt));
	}

	trashed() {
		return this.#database.trash.all();
	}

	trashClock(): number | undefined {
		return this.#database.marks.trashClock;
	}

	shiftTrash(by: number, now: number): void {
		this.#database.durably(() => {
			if (by !== 0) this.#database.trash.shift(by);
			this.#database.marks.trashClock = now;
		});
	}

	restore(sessionId: string): boolean {
		const isRestored = this.#database.durably(() => this.#database.trash.restore(sessionId));
		if (isRestored) this.#appeared([sessionId]);
		return isRestored;
	}

	async deleteSession(sessionId: string): Promise<void> {
		await this.#purge([sessionId]);
	}

	async scrub(): Promise<boolean> {
		await this.#slices.run(() => mergeSearch(this.#database.statements));
		return this.#writeAheadLog.empty();
	}

	stage(importId: string, append: Append): void {
		this.#database.stage(importId, append);
	}

	publish(sessions: readonly Publication[]): void {
		this.#database.durably(() => {
			for (const { stagedId, sessionId, index, draft } of sessions) {
				this.#database.trash.publish(stagedId, sessionId);
				this.#database.setIndex(sessionId, index);
				if (draft !== undefined) this.#database.setDraft(draft);
			}
		});
		this.#appeared(sessions.map(({ sessionId }) => sessionId));
	}

	async unstage(importId: string): Promise<void> {
		await this.#purge(this.#database.trash.stagedBy(importId));
	}

	async inspect(): Promise<Inspection> {
		const { parts, counts } = await this.#beside<InspectedStore>("inspect");
		const blobs = parts.blobs + this.#blobs.blobUsage().bytes;
		const files = damagedFiles(this.#path);
		const damaged = files.reduce((sum, { bytes }) => sum + bytes, 0);
		return { parts: { ...parts, blobs, damaged }, counts, damagedFiles: files };
	}

	salvage(): Salvage | undefined {
		const mark = this.#database.marks.salvage;
		if (mark === undefined) return undefined;
		const file = damagedFiles(this.#path).find(({ path }) => path === mark.kept);
		return { ...mark, bytes: file?.bytes ?? 0 };
	}

	dismissSalvage(remove: boolean): void {
		if (remove) removeDamagedFiles(this.#path);
		this.#database.marks.salvage = undefined;
	}

	async checkSoundness(): Promise<Soundness> {
		const problems = await this.#beside<string[]>("check");
		const { problem } = this.#search;
		const isSearch = problems.some((words) => /document|search_progress/.test(words));
		return { problems, searchDamaged: isSearch || problem !== undefined };
	}

	async compact(whole: boolean): Promise<Compaction> {
		const compaction = this.#database.compact(whole);
		const isDone = await this.#writeAheadLog.empty();
		return isDone
			? { ...compaction, held: false }
			: { left: compaction.left, freedBytes: 0, more: false, held: true };
	}

	searchBehind(): number {
		return this.#search.behind;
	}

	async clear(): Promise<boolean> {
		this.#search.stop();
		this.#folding.stop();
		removeDamagedFiles(this.#path);
		this.#database.clear();
		await this.#blobs.collectBlobs(0);
		return this.#writeAheadLog.empty();
	}

	stop(): void {
		this.#slices.stop();
		this.#writeAheadLog.stop();
	}

	async #purge(sessionIds: readonly string[]): Promise<void> {
		const { trash, statements } = this.#database;
		for (const sessionId of sessionIds) {
			this.#search.deleted(sessionId);
			this.#folding.deleted(sessionId);
			this.#blobs.deleted(sessionId);
			const session = this.#database.durably(() => trash.condemn(sessionId));
			if (session !== undefined) await this.#slices.run(() => purgeSession(statements, session));
		}
	}

	#appeared(sessionIds: readonly string[]): void {
		this.#search.catchUp(sessionIds);
		this.#folding.catchUp(sessionIds);
	}

	#beside<Answer>(what: "inspect" | "check"): Promise<Answer> {
		const workerData = { path: this.#path, what };
		const worker = new Worker(new URL("./inspect-worker.ts", import.meta.url), { workerData });
		const look = new Promise<Answer>((resolve, reject) => {
			worker.once("message", resolve);
			worker.once("error", reject);
			worker.once("exit", () => reject(new Error("The thread that looks at the store ended.")));
		});
		this.#looks.add(look);
		return look.finally(() => this.#looks.delete(look));
	}
}
