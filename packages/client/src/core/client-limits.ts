export type HubClientLimits = {
	/** Silence after which the stream counts as dead; the hub sends a heartbeat every 15 s. */
	readonly heartbeatTimeoutMs: number;
	/** Time for a new stream to deliver its first message and for the hub to answer the greeting. */
	readonly connectTimeoutMs: number;
	readonly requestTimeoutMs: number;
	/** How long a connection must have lasted to reset the reconnect backoff. */
	readonly healthyAfterMs: number;
	readonly maxEventLength: number;
	/** Bytes and time after which the client acknowledges. The hub buffers 2 MB and waits a minute for an acknowledgement. */
	readonly ackBytes: number;
	readonly ackMs: number;
	/** How many events of one session are held for a consumer that waits for its opening answer. */
	readonly maxHeldEvents: number;
};

export const defaultLimits: HubClientLimits = {
	heartbeatTimeoutMs: 40_000,
	connectTimeoutMs: 15_000,
	requestTimeoutMs: 30_000,
	healthyAfterMs: 1_000,
	maxEventLength: 16 * 1024 * 1024,
	ackBytes: 512 * 1024,
	ackMs: 14_000,
	maxHeldEvents: 10_000,
};
