import { FetchTransport } from "@parley/client/core/fetch-transport";
import { HubClient } from "@parley/client/core/hub-client";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { HubTarget } from "@parley/client/core/shared/port-message";
import { Logger } from "@parley/logging/logger";
import { uiVersion } from "./ui-version.ts";

/** A connection of this page's, or this worker's, own. */
export const ownConnection = ({ origin, token }: HubTarget): HubConnection => {
	const transport = new FetchTransport<AbortSignal>({
		origin,
		token,
		clientId: crypto.randomUUID(),
		fetch: (url, options) => fetch(url, options),
		createAborter: () => new AbortController(),
	});
	const client = { kind: "browser", version: uiVersion } as const;
	return HubClient.connect({ transport, client, logger: Logger.create("client") });
};
