import type { Compaction, Inspection, Soundness, StoreMaintenance } from "../../store-maintenance.ts";
import type { BlobService } from "../blobs/blob-service.ts";
import type { LogDatabase } from "../database.ts";
import type { FoldingService } from "../folding/folding-service.ts";
import { damagedFiles, removeDamagedFiles } from "../salvage/damaged-files.ts";
import type { SearchService } from "../search/search-service.ts";
import type { Served } from "../thread/port-types.ts";
import type { StoreInspector } from "./store-inspector.ts";
import type { WriteAheadLog } from "./write-ahead-log.ts";

export type MaintenanceServiceOptions = {
	readonly path: string;
	readonly database: LogDatabase;
	readonly search: SearchService;
	readonly folding: FoldingService;
	readonly blobs: BlobService;
	readonly inspector: StoreInspector;
	readonly writeAheadLog: WriteAheadLog;
};

/** Maintenance of the whole store, in the store's thread. */
export class MaintenanceService implements Served<StoreMaintenance> {
	readonly #options: MaintenanceServiceOptions;

	constructor(options: MaintenanceServiceOptions) {
		this.#options = options;
	}

	async inspect(): Promise<Inspection> {
		const { path, blobs, inspector } = this.#options;
		const { parts, counts } = await inspector.inspect();
		const files = damagedFiles(path);
		const damaged = files.reduce((sum, { bytes }) => sum + bytes, 0);
		return {
			parts: { ...parts, blobs: parts.blobs + blobs.usage().bytes, damaged },
			counts,
			damagedFiles: files,
		};
	}

	async checkSoundness(): Promise<Soundness> {
		const { search, inspector } = this.#options;
		const problems = await inspector.findProblems();
		const isSearch = problems.some((words) => /document|search_progress/.test(words));
		return { problems, searchDamaged: isSearch || search.problem !== undefined };
	}

	async compact(whole: boolean): Promise<Compaction> {
		const { database, writeAheadLog } = this.#options;
		const compaction = database.compact(whole);
		const isDone = await writeAheadLog.empty();
		return isDone
			? { ...compaction, held: false }
			: { left: compaction.left, freedBytes: 0, more: false, held: true };
	}

	async clear(): Promise<boolean> {
		const { path, database, search, folding, blobs, writeAheadLog } = this.#options;
		search.reset();
		folding.reset();
		removeDamagedFiles(path);
		database.clear();
		await blobs.collect(0);
		return writeAheadLog.empty();
	}
}
