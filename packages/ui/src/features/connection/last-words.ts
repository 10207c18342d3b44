import { requestHeaders, rpcPath } from "@parley/client/core/hub-request";
import type { HubTarget } from "@parley/client/core/shared/port-message";
import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import type { LastWords } from "../../shared/last-words.ts";

/** Requests that the browser completes after the page has ended: up to 64 KB, and it refuses more. */
export const keepAliveWords =
	({ origin, token }: HubTarget): LastWords =>
	(params) => {
		const envelope = { v: envelopeVersion, kind: "req", id: "last", method: "draft.put", params };
		fetch(`${origin}${rpcPath}`, {
			method: "POST",
			headers: requestHeaders({ token, clientId: crypto.randomUUID() }),
			body: JSON.stringify(envelope),
			keepalive: true,
			cache: "no-store",
			credentials: "omit",
			redirect: "error",
		}).catch(() => undefined);
	};
