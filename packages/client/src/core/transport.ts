import { messageOf } from "@parley/base/errors/message-of";
import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";
import { wordingOf } from "@parley/words/error-words";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

/** Carries envelopes to a hub and its stream back. Only the transport knows the address and the token. */
export type Transport = {
	/** Resolves with the parsed answer, not yet checked. Rejects with `TransportFailure`. */
	request(envelope: RequestEnvelope): Promise<unknown>;
	/** Opens the hub's event stream. No handler is called before this returns, or after the stream was closed. */
	openStream(options: StreamOptions, handlers: StreamHandlers): StreamHandle;
	/** Aborts every open request and stream. */
	close(): void;
};

export type StreamOptions = {
	/** The last delivered message; the hub continues after it if it can. */
	readonly lastEventId?: string;
};

export type StreamHandlers = {
	/** Raw bytes of the stream, split anywhere. */
	onChunk(chunk: Uint8Array | string): void;
	/** Called once, last. Without a failure the hub ended the stream cleanly. */
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
	/** Hub and client have incompatible versions. */
	| "version"
	/** There is no hub, and none could be started. */
	| "unstartable";

/** A request or stream that did not get through; `reason` says whether a retry can help. */
export class TransportFailure extends Error {
	override readonly name = "TransportFailure";
	readonly reason: TransportTrouble;
	/** What to show the user; without it, `message` is all there is. */
	readonly wording: Wording | undefined;

	constructor(reason: TransportTrouble, why: string | Wording, options?: { readonly cause: unknown }) {
		super(typeof why === "string" ? why : inEnglish(why), options);
		this.reason = reason;
		this.wording = typeof why === "string" ? undefined : why;
	}

	/** Wraps any other error. */
	static because(reason: TransportTrouble, cause: unknown): TransportFailure {
		return new TransportFailure(reason, wordingOf(cause) ?? messageOf(cause), { cause });
	}
}

/** The failure that an HTTP error status means. */
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
