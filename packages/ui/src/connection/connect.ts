import type { HubConnection } from "@parley/client/core/hub-connection";
import { TabClient } from "@parley/client/core/shared/tab-client";
import { Logger } from "@parley/logging/logger";
import { ownConnection } from "./own-connection.ts";
import sharedWorkerUrl from "./shared-worker.ts?sharedworker&url";

/** Connects this tab to the hub it came from: through the worker that all tabs share, or by itself where there is none. */
export const connect = (token: string | undefined): HubConnection => {
	const target = { origin: location.origin, token: token ?? "" };
	if (typeof SharedWorker === "undefined") return ownConnection(target);
	const openPort = (): MessagePort =>
		new SharedWorker(sharedWorkerUrl, { type: "module", name: "parley" }).port;
	return TabClient.connect({ openPort, target, logger: Logger.create("client") });
};
