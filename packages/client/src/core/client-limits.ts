export type HubClientLimits = {
	/** Silence after which the stream counts as dead; the hub gives a sign of life every 15 s. */
	readonly heartbeatTimeoutMs: number;
	/** Time for a new stream to bring its first message and for the hub to answer the greeting. */
	readonly connectTimeoutMs: number;
	readonly requestTimeoutMs: number;
	/** How long a connection must have lasted for the waits between attempts to begin anew. */
	readonly healthyAfterMs: number;
	readonly maxEventLength: number;
	/** Bytes and time after which the hub is told what arrived. It keeps 2 MB for that, and waits a minute for a sign. */
	readonly ackBytes: number;
	readonly ackMs: number;
	/** Events of one session kept for a consumer that waits for its opening answer. */
	readonly maxHeldEvents: number;
};

export const defaultLimits: HubClientLimits = {
	heartbeatTimeoutMs: 40_000,
	connectTimeoutMs: 15_000,
	requestTimeoutMs: 30_000,
	healthyAfterMs: 5_000,
	maxEventLength: 16 * 1024 * 1024,
	ackBytes: 512 * 1024,
	ackMs: 14_000,
	maxHeldEvents: 10_000,
};
