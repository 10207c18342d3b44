/** One open connection, written to by a client link. */
export type EventStream = {
	/** Bytes written that the other side has not read yet. */
	readonly waiting: number;
	write(message: StreamMessage): void;
	/** Calls back once when everything written so far has drained; never if the connection closes first. */
	onceDrained(callback: () => void): void;
	/** Closes the connection; the client is expected to reconnect and request what it missed. */
	end(): void;
};

/** A pushed event in wire form: serialized once, however many clients receive it. */
export type StreamMessage = { readonly id: string; readonly data: string };
