import type { Runtime, Utf8Decoder } from "./runtime.ts";

/*
 * These exist in browsers, workers, Node and editors alike, but no type library that is free of all of them knows them.
 */
declare const setTimeout: (callback: () => void, delayMs: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;
declare const TextDecoder: new (label: string) => Utf8Decoder;

/** The runtime of whatever program this runs in. */
export const hostRuntime: Runtime = {
	now: () => Date.now(),
	schedule: (delayMs, callback) => {
		const timer = setTimeout(callback, delayMs);
		return () => clearTimeout(timer);
	},
	random: () => Math.random(),
	createDecoder: () => new TextDecoder("utf-8"),
};
