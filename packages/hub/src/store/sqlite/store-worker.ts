import { parentPort, workerData } from "node:worker_threads";
import { hostSchedule } from "@parley/base/time/schedule";
import type { Append } from "../log-store.ts";
import { BlobService } from "./blobs/blob-service.ts";
import type { LogDatabase } from "./database.ts";
import { FoldingService } from "./folding/folding-service.ts";
import { GroupCommit } from "./group-commit.ts";
import { MaintenanceService } from "./maintenance/maintenance-service.ts";
import { markSuspect, openDatabase } from "./open-database.ts";
import { SearchService } from "./search/search-service.ts";
import { isCorrupt, isIndexCorrupt } from "./sqlite-code.ts";
import { storeFolders } from "./store-folders.ts";
import { toProblem } from "./store-problem.ts";
import type { StoreReply, StoreRequest } from "./worker-protocol.ts";

/* The store's thread. Reads wait for pending appends: whoever was told of an event finds it. */

const port = parentPort;
if (port === null) throw new Error("store-worker.ts runs as a worker thread; use openSqliteStore.");

const path = String(workerData);

const reply = (message: StoreReply): void => port.postMessage(message);

const warn = (message: string): void => reply({ kind: "warning", message });

/** After everything that has come in meanwhile. */
const soon = (callback: () => void): (() => void) => {
	const immediate = setImmediate(callback);
	return () => clearImmediate(immediate);
};

const serve = (database: LogDatabase, path: string): void => {
	const folders = storeFolders(path);
	// The index of words can be made anew; all else is looked through at the next start.
	const noteDamage = (error: unknown): void => {
		if (isCorrupt(error) && !isIndexCorrupt(error)) markSuspect(path);
	};
	const search = new SearchService({ index: database.search, soon, warn, onFailed: noteDamage });
	const blobs = new BlobService({
		database,
		blobsFolder: folders.blobs,
		handedFolder: folders.handed,
		soon,
	});
	const folding = new FoldingService({ folding: database.folding, soon, warn, onFailed: noteDamage });
	const maintenance = new MaintenanceService({
		path,
		database,
		search,
		folding,
		blobs,
		soon,
		later: hostSchedule,
	});
	const commit = (appends: readonly Append[]): void => {
		blobs.appending(appends);
		database.commit(appends);
		search.appended(appends);
		folding.appended(appends);
	};
	const group = new GroupCommit({ commit, later: hostSchedule });

	const answer = (request: StoreRequest): unknown => {
		if (request.call === "append") return group.add(request.args[0]);
		// Asked for with each long output, of what is committed: nothing has to be written for it.
		if (request.call === "blobUsage") return blobs.blobUsage();
		// Asked for while an agent talks, of what is committed.
		if (request.call === "findTool") return database.tools.newest(...request.args);
		group.flush();
		switch (request.call) {
			case "survived":
				return database.marks.survived(...request.args);
			case "sessions":
				return database.sessions();
			case "session":
				return database.session(...request.args);
			case "headEvents":
				return database.headEvents(...request.args);
			case "putIndex":
				return database.putIndex(...request.args);
			case "hasPrompt":
				return database.hasPrompt(...request.args);
			case "openTools":
				return database.tools.underWay(...request.args);
			case "eventsAfter":
				return database.eventsAfter(...request.args);
			case "window":
				return database.window(...request.args);
			case "turnSlice":
				return database.turnSlice(...request.args);
			case "turnNumbers":
				return database.turnNumbers(...request.args);
			case "settleFolding":
				return folding.settled(...request.args);
			case "folders":
				return database.folders();
			case "putFolder":
				return database.putFolder(...request.args);
			case "drafts":
				return database.drafts.all();
			case "putDraft":
				return database.putDraft(...request.args);
			case "search":
				return search.find(...request.args);
			case "rebuildSearch":
				return search.rebuild();
			case "takePiece":
				return blobs.takePiece(...request.args);
			case "dropUploads":
				return blobs.dropUploads(...request.args);
			case "holdBlobs":
				return blobs.holdBlobs(...request.args);
			case "readBlob":
				return blobs.readBlob(...request.args);
			case "materialize":
				return blobs.materialize(...request.args);
			case "collectBlobs":
				return blobs.collectBlobs(...request.args);
			case "probe":
				return database.marks.probe();
			case "salvage":
				return maintenance.salvage();
			case "dismissSalvage":
				return maintenance.dismissSalvage(...request.args);
			case "trash":
				return maintenance.trash(...request.args);
			case "trashed":
				return maintenance.trashed();
			case "trashClock":
				return maintenance.trashClock();
			case "shiftTrash":
				return maintenance.shiftTrash(...request.args);
			case "restore":
				return maintenance.restore(...request.args);
			case "deleteSession":
				return maintenance.deleteSession(...request.args);
			case "scrub":
				return maintenance.scrub();
			case "stage":
				return maintenance.stage(...request.args);
			case "publish":
				return maintenance.publish(...request.args);
			case "unstage":
				return maintenance.unstage(...request.args);
			case "inspect":
				return maintenance.inspect();
			case "checkSoundness":
				return maintenance.checkSoundness();
			case "compact":
				return maintenance.compact(...request.args);
			case "searchBehind":
				return maintenance.searchBehind();
			case "clear":
				return maintenance.clear();
			case "close":
				maintenance.stop();
				search.stop();
				folding.stop();
				blobs.stop();
				return database.close();
		}
	};

	port.on("message", (request: StoreRequest) => {
		const { id } = request;
		void Promise.resolve()
			.then(() => answer(request))
			.then((result) => port.postMessage({ kind: "done", id, result }))
			// Also for a result that cannot be carried: it must cost its reader, and not this thread.
			.catch((error: unknown) => {
				if (isCorrupt(error) && request.call !== "search") markSuspect(path);
				reply({ kind: "failed", id, problem: toProblem(error) });
			})
			.finally(() => {
				if (request.call === "close") port.close();
			});
	});
	reply({ kind: "ready", epoch: database.epoch });
};

try {
	serve(openDatabase(path), path);
} catch (error) {
	reply({ kind: "broken", problem: toProblem(error) });
	port.close();
}
