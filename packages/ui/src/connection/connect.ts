import type { HubConnection } from "@parley/client/core/hub-connection";
import { TabClient } from "@parley/client/core/shared/tab-client";
import { Logger } from "@parley/logging/logger";
import { ownConnection } from "./own-connection.ts";
import sharedWorkerUrl from "./shared-worker.ts?sharedworker&url";

/** Set in a tab in which the shared worker did not start. */
const aloneKey = "parley.alone";

/** Connects this tab to the hub it came from: through the worker that all tabs share, or by itself where there is none. */
export const connect = (token: string | undefined): HubConnection => {
	const target = { origin: location.origin, token: token ?? "" };
	const alone = typeof SharedWorker === "undefined" || sessionStorage.getItem(aloneKey) !== null;
	return alone
		? ownConnection(target)
		: TabClient.connect({ openPort, target, logger: Logger.create("client") });
};

const openPort = (): MessagePort => {
	const worker = new SharedWorker(sharedWorkerUrl, { type: "module", name: "parley" });
	worker.addEventListener("error", goOnAlone);
	return worker.port;
};

/** What was typed is kept by the tab and all else by the hub, so beginning anew costs nothing. */
const goOnAlone = (): void => {
	sessionStorage.setItem(aloneKey, "");
	location.reload();
};
