import { silentLog } from "@parley/client/core/client-log";
import { FetchTransport } from "@parley/client/core/fetch-transport";
import { HubClient } from "@parley/client/core/hub-client";
import type { HubTarget } from "@parley/client/core/shared/port-message";
import { uiVersion } from "./ui-version.ts";

/** The worker's connection to the hub that served its tabs. */
export const ownConnection = ({ origin, token }: HubTarget): HubClient => {
	const transport = new FetchTransport<AbortSignal>({
		origin,
		token,
		clientId: crypto.randomUUID(),
		fetch: (url, options) => fetch(url, options),
		createAborter: () => new AbortController(),
	});
	const client = { kind: "browser", version: uiVersion } as const;
	return HubClient.connect({ transport, client, logger: silentLog });
};
