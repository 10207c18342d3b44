import { hostSchedule } from "@parley/base/time/schedule";
import type { Append } from "../log-store.ts";
import { BlobService } from "./blobs/blob-service.ts";
import type { LogDatabase } from "./database.ts";
import { FoldingService } from "./folding/folding-service.ts";
import { GroupCommit } from "./group-commit.ts";
import { LogService } from "./log/log-service.ts";
import { HealthService } from "./maintenance/health-service.ts";
import { MaintenanceService } from "./maintenance/maintenance-service.ts";
import { SessionPurge } from "./maintenance/session-purge.ts";
import { Slices } from "./maintenance/slices.ts";
import { StagingService } from "./maintenance/staging-service.ts";
import { StoreInspector } from "./maintenance/store-inspector.ts";
import { TrashService } from "./maintenance/trash-service.ts";
import { WriteAheadLog } from "./maintenance/write-ahead-log.ts";
import { markSuspect } from "./open-database.ts";
import { SearchService } from "./search/search-service.ts";
import { isCorrupt, isIndexCorrupt } from "./sqlite-code.ts";
import { storeFolders } from "./store-folders.ts";
import type { StoreServices } from "./worker-protocol.ts";

export type ServicesOptions = {
	readonly path: string;
	readonly database: LogDatabase;
	readonly warn: (message: string) => void;
};

export type OpenedServices = {
	readonly services: StoreServices;
	/** Commits pending appends. */
	readonly flush: () => void;
	/** Stops sliced work, then closes the file. */
	readonly close: () => void;
};

/** The services of the store's thread, by port. Work that a dead process left unfinished is completed first. */
export const openServices = ({ path, database, warn }: ServicesOptions): OpenedServices => {
	// The search index can be rebuilt; any other damage triggers a check at the next start.
	const onFailed = (error: unknown): void => {
		if (isCorrupt(error) && !isIndexCorrupt(error)) markSuspect(path);
	};
	const folders = storeFolders(path);
	const search = new SearchService({ index: database.search, soon, warn, onFailed });
	const folding = new FoldingService({ folding: database.folding, soon, warn, onFailed });
	const blobs = new BlobService({
		...{ database, soon },
		blobsFolder: folders.blobs,
		handedFolder: folders.handed,
	});
	const commit = (appends: readonly Append[]): void => {
		blobs.appending(appends);
		database.commit(appends);
		search.appended(appends);
		folding.appended(appends);
	};
	const commits = new GroupCommit({ commit, later: hostSchedule });
	const inspector = new StoreInspector(path);
	const slices = new Slices({ transaction: (work) => database.statements.transaction(work), soon });
	const writeAheadLog = new WriteAheadLog({
		tryToEmpty: () => database.checkpoint(),
		unread: () => inspector.idle(),
		later: hostSchedule,
	});
	const purge = new SessionPurge({ database, search, folding, blobs, slices });
	purge.finish();
	const onAppeared = (sessionIds: readonly string[]): void => {
		search.catchUp(sessionIds);
		folding.catchUp(sessionIds);
	};
	return {
		services: {
			log: new LogService({ database, commits, folding }),
			sessions: {
				all: () => database.sessions(),
				one: (sessionId) => database.session(sessionId),
				headEvents: (...args) => database.headEvents(...args),
				ofAgentSessions: (ids) => database.agentSessions.chatsOf(ids),
				agentSessionsOf: (sessionId) => database.agentSessions.ofChat(sessionId),
				putIndex: (...args) => database.putIndex(...args),
			},
			blobs,
			drafts: { all: () => database.drafts.all(), put: (draft) => database.putDraft(draft) },
			folders: { all: () => database.folders(), put: (folder) => database.putFolder(folder) },
			choices: { all: () => database.choices.all(), put: (choice) => database.choices.put(choice) },
			servers: {
				approvals: () => database.servers.approvals(),
				approve: (approval) => database.durably(() => database.servers.approve(approval)),
				revoke: (...server) => database.durably(() => database.servers.revoke(...server)),
				switches: () => database.servers.switches(),
				putSwitch: (change) => database.durably(() => database.servers.putSwitch(change)),
				forget: (scope) => database.durably(() => database.servers.forget(scope)),
			},
			search,
			trash: new TrashService({ database, search, purge, slices, writeAheadLog, onAppeared }),
			staging: new StagingService({ database, purge, onAppeared }),
			maintenance: new MaintenanceService({
				...{ path, database, search, folding, blobs, inspector, writeAheadLog },
			}),
			health: new HealthService(path, database.marks),
		},
		flush: () => commits.flush(),
		close: () => {
			slices.stop();
			writeAheadLog.stop();
			search.reset();
			folding.reset();
			blobs.stop();
			database.close();
		},
	};
};

/** Runs after all calls received meanwhile. */
const soon = (callback: () => void): (() => void) => {
	const immediate = setImmediate(callback);
	return () => clearImmediate(immediate);
};
