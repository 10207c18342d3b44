import { parentPort, workerData } from "node:worker_threads";
import type { Append } from "../log-store.ts";
import { CareService } from "./care/care-service.ts";
import { LogDatabase } from "./database.ts";
import { GroupCommit } from "./group-commit.ts";
import { SearchService } from "./search/search-service.ts";
import type { StoreReply, StoreRequest } from "./worker-protocol.ts";

/* The store's thread. Reads wait for pending appends: whoever was told of an event finds it. */

const port = parentPort;
if (port === null) throw new Error("store-worker.ts runs as a worker thread; use openSqliteStore.");

const reply = (message: StoreReply): void => port.postMessage(message);

const later = (callback: () => void, milliseconds: number): (() => void) => {
	const timer = setTimeout(callback, milliseconds);
	return () => clearTimeout(timer);
};

/** After everything that has come in meanwhile. */
const soon = (callback: () => void): (() => void) => {
	const immediate = setImmediate(callback);
	return () => clearImmediate(immediate);
};

const serve = (path: string): void => {
	const database = new LogDatabase(path);
	const search = new SearchService({ index: database.search, soon });
	const care = new CareService({ path, database, search, soon });
	const commit = (appends: readonly Append[]): void => {
		database.commit(appends);
		search.appended(appends);
	};
	const group = new GroupCommit({ commit, later });

	const answer = (request: StoreRequest): unknown => {
		if (request.call === "append") return group.add(request.args[0]);
		group.flush();
		switch (request.call) {
			case "sessions":
				return database.sessions();
			case "hasPrompt":
				return database.hasPrompt(...request.args);
			case "eventsAfter":
				return database.eventsAfter(...request.args);
			case "window":
				return database.window(...request.args);
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
			case "trash":
				return care.trash(...request.args);
			case "trashed":
				return care.trashed();
			case "restore":
				return care.restore(...request.args);
			case "deleteSession":
				return care.deleteSession(...request.args);
			case "scrub":
				return care.scrub();
			case "stage":
				return care.stage(...request.args);
			case "publish":
				return care.publish(...request.args);
			case "unstage":
				return care.unstage(...request.args);
			case "inspect":
				return care.inspect();
			case "checkSoundness":
				return care.checkSoundness();
			case "compact":
				return care.compact(...request.args);
			case "searchBehind":
				return care.searchBehind();
			case "clear":
				return care.clear();
			case "close":
				care.stop();
				search.stop();
				return database.close();
		}
	};

	port.on("message", (request: StoreRequest) => {
		const { id } = request;
		void Promise.resolve()
			.then(() => answer(request))
			.then(
				(result) => port.postMessage({ kind: "done", id, result }),
				(error: unknown) => reply({ kind: "failed", id, error }),
			)
			.finally(() => {
				if (request.call === "close") port.close();
			});
	});
	reply({ kind: "ready", epoch: database.epoch });
};

try {
	serve(String(workerData));
} catch (error) {
	reply({ kind: "broken", error });
	port.close();
}
