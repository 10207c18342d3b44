import { wording } from "@parley/words/wording";
import { failureOfStatus, TransportFailure } from "./transport.ts";

/** Who asks, as every HTTP request of a client tells it. */
export type ClientIdentity = {
	readonly token: string;
	/** Made by the client and kept for its life: ties its requests to its stream. */
	readonly clientId: string;
};

export const rpcPath = "/rpc";
export const eventsPath = "/events";

export const requestHeaders = ({ token, clientId }: ClientIdentity): Record<string, string> => {
	return {
		authorization: `Bearer ${token}`,
		"parley-client": clientId,
		accept: "application/json",
		"content-type": "application/json",
	};
};

export const streamHeaders = ({ token, clientId }: ClientIdentity, lastEventId?: string) => {
	const headers: Record<string, string> = {
		authorization: `Bearer ${token}`,
		"parley-client": clientId,
		accept: "text/event-stream",
	};
	if (lastEventId !== undefined) headers["last-event-id"] = lastEventId;
	return headers;
};

/** Reads the answer to a request. A refused body can still carry an envelope that says why. */
export const readAnswer = (status: number, body: string): unknown => {
	if (status !== 200 && status !== 400) throw failureOfStatus(status);
	try {
		return JSON.parse(body);
	} catch (cause) {
		if (status === 400) throw failureOfStatus(status);
		throw new TransportFailure("not_a_hub", wording("transport.notJson"), { cause });
	}
};

/** What is wrong with the response to opening a stream. */
export const streamRefusal = (status: number, contentType: string): TransportFailure | undefined => {
	if (status !== 200) return failureOfStatus(status);
	if (contentType.trim().toLowerCase().startsWith("text/event-stream")) return undefined;
	const why =
		contentType === ""
			? wording("transport.noContentType")
			: wording("transport.oddContentType", { type: contentType });
	return new TransportFailure("not_a_hub", why);
};
