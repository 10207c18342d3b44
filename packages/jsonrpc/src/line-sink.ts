import type { Writable } from "node:stream";

/**
 * What a carrier that outlives this process must know about a line: a key under which it is written only once, whoever sends it, and the id
 * of the request in it, which must not be used again.
 */
export type LineMark = { readonly key?: string; readonly id?: number };

/** Takes lines, each with its newline. Settles once the other side's pipe has taken the line. */
export type LineSink = (line: Buffer, mark: LineMark) => Promise<unknown>;

/** Writes to a stream of this process, which nothing outlives: marks mean nothing there. */
export const streamSink = (stream: Writable): ((line: Buffer) => Promise<void>) => {
	// Every write reports its own failure; without a listener the stream's event would be thrown.
	stream.on("error", () => undefined);
	return (line) =>
		new Promise<void>((resolve, reject) => {
			stream.write(line, (error) => (error == null ? resolve() : reject(error)));
		});
};
