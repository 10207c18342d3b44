import type { Schedule } from "@parley/base/time/schedule";
/** What the client needs from its environment. Tests supply their own clock. */
export type Runtime = {
	/** Milliseconds since the epoch. */
	now(): number;
	readonly schedule: Schedule;
	/** From 0 up to 1, excluding 1. */
	random(): number;
	createDecoder(): Utf8Decoder;
};

/** The part of `TextDecoder` that reads a stream: an unfinished character waits for the next chunk. */
export type Utf8Decoder = {
	decode(bytes: Uint8Array, options: { readonly stream: true }): string;
};
