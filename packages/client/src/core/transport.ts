import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";

/** Carries envelopes to a hub and its stream back. It knows the address and the token; nothing above it does. */
export type Transport = {
	/** Brings back the parsed answer, not yet checked. Rejects with `TransportFailure`. */
	request(envelope: RequestEnvelope): Promise<unknown>;
	/** Opens the hub's event stream. No handler is called before this returns, or after the stream was closed. */
	openStream(options: StreamOptions, handlers: StreamHandlers): StreamHandle;
	/** Ends every request and stream under way. */
	close(): void;
};

export type StreamOptions = {
	/** The last message that was delivered; the hub goes on after it if it can. */
	readonly lastEventId?: string;
};

export type StreamHandlers = {
	/** Raw bytes of the stream, cut anywhere. */
	onChunk(chunk: Uint8Array | string): void;
	/** Called once, last. Without a failure the hub ended the stream in good order. */
	onEnd(failure?: TransportFailure): void;
};

export type StreamHandle = {
	close(): void;
};

export type TransportTrouble =
	| "unreachable"
	| "unauthorized"
	| "forbidden"
	| "gone"
	| "too_large"
	| "unavailable"
	| "not_a_hub"
	/** Hub and client are of versions that do not go together. */
	| "version"
	/** There is none, and none could be started. */
	| "unstartable";

/** A request or stream that did not get through; `reason` says whether trying again can help. */
export class TransportFailure extends Error {
	override readonly name = "TransportFailure";
	readonly reason: TransportTrouble;

	constructor(reason: TransportTrouble, message: string, options?: { readonly cause: unknown }) {
		super(message, options);
		this.reason = reason;
	}
}

/** What an HTTP status other than success says about the way to the hub. */
export const failureOfStatus = (status: number): TransportFailure => {
	switch (status) {
		case 401:
			return new TransportFailure(
				"unauthorized",
				"The hub does not accept this token. Get a new link or token.",
			);
		case 403:
			return new TransportFailure("forbidden", "The hub does not accept requests from this address.");
		case 404:
		case 410:
			return new TransportFailure("gone", "There is no hub at this address any more.");
		case 413:
			return new TransportFailure("too_large", "The request is larger than the hub accepts.");
		case 503:
			return new TransportFailure("unavailable", "The hub is shutting down.");
		default:
			return new TransportFailure("not_a_hub", `The hub answered with HTTP status ${status}.`);
	}
};
