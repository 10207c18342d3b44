import { messageOf } from "@parley/base/errors/message-of";
import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";
import { wordingOf } from "@parley/words/error-words";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

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
	/** What to tell a person; without it, `message` is all there is to tell. */
	readonly wording: Wording | undefined;

	constructor(reason: TransportTrouble, why: string | Wording, options?: { readonly cause: unknown }) {
		super(typeof why === "string" ? why : inEnglish(why), options);
		this.reason = reason;
		this.wording = typeof why === "string" ? undefined : why;
	}

	/** The same as another error says it, whoever made that. */
	static because(reason: TransportTrouble, cause: unknown): TransportFailure {
		return new TransportFailure(reason, wordingOf(cause) ?? messageOf(cause), { cause });
	}
}

/** What an HTTP status other than success says about the way to the hub. */
export const failureOfStatus = (status: number): TransportFailure => {
	switch (status) {
		case 401:
			return new TransportFailure("unauthorized", wording("transport.tokenRefused"));
		case 403:
			return new TransportFailure("forbidden", wording("transport.addressRefused"));
		case 404:
		case 410:
			return new TransportFailure("gone", wording("transport.gone"));
		case 413:
			return new TransportFailure("too_large", wording("transport.requestTooLarge"));
		case 503:
			return new TransportFailure("unavailable", wording("transport.shuttingDown"));
		default:
			return new TransportFailure("not_a_hub", wording("transport.oddStatus", { status: String(status) }));
	}
};
