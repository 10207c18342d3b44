import { silentLog } from "@parley/client/core/client-log";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { PortLike } from "@parley/client/core/shared/port-like";
import { TabClient } from "@parley/client/core/shared/tab-client";
import hubWorkerUrl from "./hub-worker.ts?sharedworker&url";

/** Set in a tab whose shared worker failed to start. */
const aloneKey = "parley.alone";

/** Connects this tab to the hub that served it: through the worker that all tabs share, or else through its own. */
export const connect = (token: string | undefined): HubConnection => {
	const target = { origin: location.origin, token: token ?? "" };
	const alone = typeof SharedWorker === "undefined" || sessionStorage.getItem(aloneKey) !== null;
	const openPort = alone ? ownPort() : sharedPort;
	return TabClient.connect({ openPort, target, logger: silentLog });
};

const options = { type: "module", name: "parley" } as const;

const sharedPort = (): PortLike => {
	const worker = new SharedWorker(hubWorkerUrl, options);
	worker.addEventListener("error", goOnAlone);
	return worker.port;
};

/** Opens ports to this tab's own worker, which it replaces each time: the tab only reconnects when the old one is dead. */
const ownPort = (): (() => PortLike) => {
	let worker: Worker | undefined;
	return () => {
		worker?.terminate();
		worker = new Worker(hubWorkerUrl, options);
		const { port1, port2 } = new MessageChannel();
		worker.postMessage(null, [port2]);
		return port1;
	};
};

/** The tab keeps the drafts and the hub everything else, so reloading loses nothing. */
const goOnAlone = (): void => {
	sessionStorage.setItem(aloneKey, "");
	location.reload();
};
