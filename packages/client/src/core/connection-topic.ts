import type { TopicPayload } from "@parley/protocol/contract/names";
import type { ConnectionStatus } from "./hub-connection.ts";

type Connection = TopicPayload<"connection">;

/** How often it was tried since the last lasting connection, and why that failed. */
export type Attempts = { readonly failures: number; readonly lastError: string | undefined };

/** The topic `connection` for what the hub cannot tell, because there is no connection to it. Undefined if there is nothing to tell. */
export const connectionTopic = (status: ConnectionStatus, attempts: Attempts): Connection | undefined => {
	switch (status.state) {
		case "connecting":
		case "waiting":
			return status.attempt === 0 ? undefined : { status: "connecting", ...attemptsIn(attempts) };
		case "refused":
			return { status: "error", ...attemptsIn(attempts) };
		case "connected":
		case "closed":
			return undefined;
	}
};

/** What the hub says about the connection, with what it took to get there. */
export const withAttempts = (connection: Connection, attempts: Attempts): Connection =>
	connection.status === "connected" && attempts.failures > 0
		? { ...connection, ...attemptsIn(attempts) }
		: connection;

const attemptsIn = ({ failures, lastError }: Attempts): Pick<Connection, "retryCount" | "lastError"> => ({
	retryCount: failures,
	...(lastError === undefined ? {} : { lastError }),
});
