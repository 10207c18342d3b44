import type { MethodName, Params, Result, TopicEvent } from "@parley/protocol/contract/names";
import type { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionInit } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { Wording } from "@parley/words/wording";

/** Why a hub refuses this client; an automatic retry would not help. */
export type Refusal = "unauthorized" | "version" | "forbidden" | "gone" | "unstartable";

export type ConnectionStatus =
	/**
	 * `attempt` counts the retries: 0 is the first try. `lostAt`: since when there is no connection, if there was one. `stopped`: the hub has said
	 * that someone stopped it.
	 */
	| {
			readonly state: "connecting";
			readonly attempt: number;
			readonly lostAt?: number;
			readonly stopped?: true;
	  }
	| {
			readonly state: "connected";
			readonly version: string;
			readonly epoch: string;
			/** No pushed message was missed since the last connection. Otherwise the results of requests, such as lists, are stale. */
			readonly resumed: boolean;
	  }
	| {
			readonly state: "waiting";
			/** By the clock of the runtime, in milliseconds. */
			readonly retryAt: number;
			readonly attempt: number;
			readonly lostAt?: number;
			readonly stopped?: true;
			readonly reason: string;
			readonly wording?: Wording;
	  }
	| {
			readonly state: "refused";
			readonly reason: Refusal;
			readonly message: string;
			readonly wording?: Wording;
	  }
	| { readonly state: "closed" };

/** Updates of a session's view, to be applied in order. */
export type SessionUpdate =
	/** Replaces the view's whole state. */
	| { readonly kind: "init"; readonly init: SessionInit }
	/** The next entries of the log, each position exactly once; `live` unless they were missed while disconnected. */
	| { readonly kind: "events"; readonly events: readonly WireEvent[]; readonly live: boolean }
	/** Positions from `from` on were never delivered. Show a warning; an `init` follows. */
	| { readonly kind: "gap"; readonly from: number; readonly to?: number }
	/** The session no longer exists; nothing follows. */
	| { readonly kind: "gone" }
	/** It could not be opened; `reopen` retries. */
	| { readonly kind: "failed"; readonly failure: SessionOpenFailure };

export type SessionOpenFailure = Pick<RequestFailure, "code" | "message"> & { readonly wording?: Wording };

/** Receives the updates of one session. Events count as seen once it returns; if it throws, the view is rebuilt. */
export type SessionConsumer = (update: SessionUpdate) => void;

export type SessionOptions = {
	/** How many of the newest turns an `init` should contain. */
	readonly turns?: number;
};

export type SessionSubscription = {
	readonly sessionId: string;
	/** Asks for a new `init`. */
	reopen(): void;
	/** Nothing is delivered afterwards, not even updates in flight. */
	close(): void;
};

/** Topics pushed by the hub, except session logs, which consumers receive by `openSession`. */
export type HubTopic = Exclude<TopicEvent, { topic: "events" }>;

/** Requests open to users of a connection. The connection itself greets, acknowledges, opens and closes. */
export type HubMethod = Exclude<MethodName, "hub.hello" | "hub.ack" | "session.open" | "session.close">;

export type Unsubscribe = () => void;

/** A hub as its users see it, reached directly or through a shared worker or host. */
export type HubConnection = {
	readonly status: ConnectionStatus;
	/** Called on every change from now on. */
	onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe;
	onTopic(listener: (event: HubTopic) => void): Unsubscribe;
	/**
	 * Waits while the connection is being established. Rejects with `RequestFailure`: `disconnected` without a connection, otherwise
	 * the hub's failure.
	 */
	request<Name extends HubMethod>(method: Name, params: Params<Name>): Promise<Result<Name>>;
	/** The consumer is never called before this returns. */
	openSession(sessionId: string, consumer: SessionConsumer, options?: SessionOptions): SessionSubscription;
	/** Retries at once, instead of waiting or after a refusal. */
	retryNow(): void;
	close(): void;
};

/** A connection that others may share: it forwards their requests unchanged and checks the answers for them. */
export interface RelayConnection extends Omit<HubConnection, "request"> {
	forward(method: HubMethod, params: unknown): Promise<unknown>;
}
