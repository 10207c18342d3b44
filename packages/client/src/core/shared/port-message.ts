import type { RequestEnvelope, ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import type { ConnectionStatus, HubTopic, SessionUpdate } from "../hub-connection.ts";

/** The version of what tabs and the shared hub say to each other. */
export const portVersion = 1;

type Versioned = {
	readonly v: typeof portVersion;
};

/** Which hub a tab wants, and with which right. A host that knows by itself ignores it. */
export type HubTarget = {
	readonly origin: string;
	readonly token: string;
};

/** What a tab says. Requests are the hub's own envelopes. `feed` is the tab's name for one of its consumers. */
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
	/** `took`: one more of the statuses, topics and updates has been dealt with. */
	| (Versioned & { readonly kind: "retry" | "beat" | "took" | "detach" });

/** What the shared hub says. `lost` answers a tab that was given up for dead: it must attach again. */
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
