import type { RequestEnvelope, ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import type { ConnectionStatus, HubTopic, SessionUpdate } from "../hub-connection.ts";

/** The version of the protocol between tabs and the shared hub. */
export const portVersion = 1;

type Versioned = {
	readonly v: typeof portVersion;
};

/** The hub a tab wants, and its token. A host that knows its hub ignores it. */
export type HubTarget = {
	readonly origin: string;
	readonly token: string;
};

/** Messages from a tab. Requests are the hub's own envelopes. `feed` is the tab's id for one of its consumers. */
export type TabMessage =
	| RequestEnvelope
	| (Versioned & { readonly kind: "attach" } & HubTarget)
	| (Versioned & {
			readonly kind: "open";
			readonly feed: string;
			readonly sessionId: string;
			readonly turns?: number;
	  })
	| (Versioned & { readonly kind: "reopen" | "leave"; readonly feed: string })
	/** `took` acknowledges one status, topic or update. */
	| (Versioned & { readonly kind: "retry" | "beat" | "took" | "detach" });

/** Messages from the shared hub. `lost` answers a tab that was given up for dead: it must attach again. */
export type SharedMessage =
	| ResponseEnvelope
	| (Versioned & { readonly kind: "evt"; readonly event: HubTopic })
	| (Versioned & { readonly kind: "status"; readonly status: ConnectionStatus })
	| (Versioned & {
			readonly kind: "update";
			readonly feed: string;
			readonly sessionId: string;
			readonly update: SessionUpdate;
	  })
	| (Versioned & { readonly kind: "beat" | "lost" });
