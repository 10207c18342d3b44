/** What a client link writes to: one open connection. */
export type EventStream = {
	/** Bytes that were written and that the other side has not taken yet. */
	readonly waiting: number;
	write(message: StreamMessage): void;
	/** Calls back once when all that was written until now is taken; never if the connection ends before. */
	onceDrained(callback: () => void): void;
	/** Ends the connection; the client is expected to come back and ask for what it missed. */
	end(): void;
};

/** A pushed event as it goes over the wire: written as JSON once, however many clients get it. */
export type StreamMessage = { readonly id: string; readonly data: string };
