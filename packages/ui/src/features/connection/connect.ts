import type { HubConnection } from "@parley/client/core/hub-connection";
import type { PortLike } from "@parley/client/core/shared/port-like";
import { TabClient } from "@parley/client/core/shared/tab-client";
import { Logger } from "@parley/logging/logger";
import hubWorkerUrl from "./hub-worker.ts?sharedworker&url";

/** Set in a tab in which the shared worker did not start. */
const aloneKey = "parley.alone";

/** Connects this tab to the hub it came from: through the worker that all tabs share, or one of its own where there is none. */
export const connect = (token: string | undefined): HubConnection => {
	const target = { origin: location.origin, token: token ?? "" };
	const alone = typeof SharedWorker === "undefined" || sessionStorage.getItem(aloneKey) !== null;
	const openPort = alone ? ownPort() : sharedPort;
	return TabClient.connect({ openPort, target, logger: Logger.create("client") });
};

const options = { type: "module", name: "parley" } as const;

const sharedPort = (): PortLike => {
	const worker = new SharedWorker(hubWorkerUrl, options);
	worker.addEventListener("error", goOnAlone);
	return worker.port;
};

/** Makes ports to a worker of this tab's own, a new one each time: the old one led nowhere. */
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

/** What was typed is kept by the tab and all else by the hub, so beginning anew costs nothing. */
const goOnAlone = (): void => {
	sessionStorage.setItem(aloneKey, "");
	location.reload();
};
