import type { Writable } from "node:stream";

/** The only way out to the client. Every write is atomic and in order. */
export type Outlet = {
	/** Resolves when the text has left the process, which is what back-pressure is. */
	write(text: string | Uint8Array): Promise<void>;
};

export const createOutlet = (stream: Writable): Outlet => {
	return {
		write: (text) =>
			new Promise((resolve, reject) => {
				stream.write(text, (error) => (error ? reject(error) : resolve()));
			}),
	};
};

/** The outlet as the byte stream the SDK writes to. */
export const outletBytes = (outlet: Outlet): WritableStream<Uint8Array> => {
	return new WritableStream({ write: (bytes) => outlet.write(bytes) });
};
