import type { MethodName, Params, Result, TopicEvent } from "@parley/protocol/contract/names";
import type { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionInit } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { Wording } from "@parley/words/wording";

/** Why a hub will not have this client; trying again by itself would not help. */
export type Refusal = "unauthorized" | "version" | "forbidden" | "gone" | "unstartable";

export type ConnectionStatus =
	/** `attempt` counts the retries: 0 is the first try. */
	| { readonly state: "connecting"; readonly attempt: number }
	| {
			readonly state: "connected";
			readonly version: string;
			readonly epoch: string;
			/** Nothing pushed was missed since the last connection. Otherwise what came from requests, such as lists, is stale. */
			readonly resumed: boolean;
	  }
	| {
			readonly state: "waiting";
			/** By the clock of the runtime, in milliseconds. */
			readonly retryAt: number;
			readonly attempt: number;
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

/** What a view of a session is told, in the order in which it must be taken. */
export type SessionUpdate =
	/** Replaces everything the view has. */
	| { readonly kind: "init"; readonly init: SessionInit }
	/** The next entries of the log, each position exactly once; `live` unless they were missed while away. */
	| { readonly kind: "events"; readonly events: readonly WireEvent[]; readonly live: boolean }
	/** Positions from `from` on were never delivered. Show a warning; an `init` follows. */
	| { readonly kind: "gap"; readonly from: number; readonly to?: number }
	/** The session does not exist any more; nothing follows. */
	| { readonly kind: "gone" }
	/** It could not be opened; `reopen` tries again. */
	| { readonly kind: "failed"; readonly failure: SessionOpenFailure };

export type SessionOpenFailure = Pick<RequestFailure, "code" | "message"> & { readonly wording?: Wording };

/** Takes updates of one session. Events count as seen once it returns; if it throws, the view is rebuilt. */
export type SessionConsumer = (update: SessionUpdate) => void;

export type SessionOptions = {
	/** How many of the newest turns an `init` should bring. */
	readonly turns?: number;
};

export type SessionSubscription = {
	readonly sessionId: string;
	/** Asks for a new `init`. */
	reopen(): void;
	/** Nothing is delivered afterwards, not even what is under way. */
	close(): void;
};

/** What the hub pushes outside of session logs, which reach their consumers by `openSession`. */
export type HubTopic = Exclude<TopicEvent, { topic: "events" }>;

/** What users may ask for. Greeting, acknowledging, opening and closing are the connection's own business. */
export type HubMethod = Exclude<MethodName, "hub.hello" | "hub.ack" | "session.open" | "session.close">;

export type Unsubscribe = () => void;

/** A hub as its users see it, whether it is reached directly or through a worker or host that is shared. */
export type HubConnection = {
	readonly status: ConnectionStatus;
	/** Called on every change from now on. */
	onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe;
	onTopic(listener: (event: HubTopic) => void): Unsubscribe;
	/**
	 * Waits while the connection is being made and rejects with `RequestFailure`: `disconnected` if there is none, else what
	 * the hub answered.
	 */
	request<Name extends HubMethod>(method: Name, params: Params<Name>): Promise<Result<Name>>;
	/** The consumer is never called before this returns. */
	openSession(sessionId: string, consumer: SessionConsumer, options?: SessionOptions): SessionSubscription;
	/** Ends a wait or a refusal by trying at once. */
	retryNow(): void;
	close(): void;
};

/** A connection that others may share: what they ask is passed on as it is, and what comes back is checked for them. */
export interface RelayConnection extends Omit<HubConnection, "request"> {
	forward(method: HubMethod, params: unknown): Promise<unknown>;
}
