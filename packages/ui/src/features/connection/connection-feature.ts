import type { Slots } from "../../app/feature.ts";
import { ConnectionBanner } from "./connection-banner.tsx";

export const connectionFeature = (): Slots<"connection"> => ({
	topics: {
		// What it says about the stream has already become a status.
		connection: () => {},
	},
	Banner: ConnectionBanner,
});
