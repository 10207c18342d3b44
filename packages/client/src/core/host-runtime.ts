import { hostSchedule } from "@parley/base/time/schedule";
import type { Runtime, Utf8Decoder } from "./runtime.ts";

/*
 * This exists in browsers, workers, Node and editors alike, but no type library that is free of all of them knows it.
 */
declare const TextDecoder: new (label: string) => Utf8Decoder;

/** The runtime of whatever program this runs in. */
export const hostRuntime: Runtime = {
	now: () => Date.now(),
	schedule: hostSchedule,
	random: () => Math.random(),
	createDecoder: () => new TextDecoder("utf-8"),
};
