import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { ConnectionBanner } from "./connection-banner.tsx";

export type ConnectionState = {
	/** Reconnects to the hub now instead of waiting for the next attempt. */
	readonly retryNow: () => void;
};

export const connectionFeature = ({ hub }: Ground): Slots<ConnectionState, "connection"> => ({
	state: { retryNow: () => hub.retryNow() },
	topics: {
		// The connection status already reflects this topic.
		connection: () => {},
	},
	Banner: ConnectionBanner,
});
