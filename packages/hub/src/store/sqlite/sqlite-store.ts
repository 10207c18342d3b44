import { Worker } from "node:worker_threads";
import type { Store, StorePorts } from "../store.ts";
import type { Remote } from "./thread/port-types.ts";
import { remotePort } from "./thread/remote-port.ts";
import { storeMethods } from "./thread/store-methods.ts";
import { type OnWarning, StoreThread } from "./thread/store-thread.ts";
import type { PortName } from "./worker-protocol.ts";

export type SqliteStoreOptions = {
	/** Receives problems noticed outside of any call. */
	readonly onWarning?: OnWarning;
};

/** Opens the store in its own thread. Rejects with the reason if it cannot be opened. */
export const openSqliteStore = async (
	path: string,
	{ onWarning = () => undefined }: SqliteStoreOptions = {},
): Promise<Store> => {
	const worker = new Worker(new URL("./store-worker.ts", import.meta.url), { workerData: path });
	const thread = await StoreThread.start(worker, onWarning);
	const port = <Name extends PortName>(name: Name): Remote<StorePorts[Name]> =>
		remotePort(storeMethods[name], (method, args) => thread.call(name, method, args));
	return {
		epoch: thread.epoch,
		log: port("log"),
		sessions: port("sessions"),
		blobs: port("blobs"),
		drafts: port("drafts"),
		folders: port("folders"),
		choices: port("choices"),
		servers: port("servers"),
		search: port("search"),
		trash: port("trash"),
		staging: port("staging"),
		maintenance: port("maintenance"),
		health: port("health"),
		close: () => thread.close(),
	};
};
