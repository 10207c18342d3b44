import { hostSchedule } from "@parley/base/time/schedule";
import type { Runtime, Utf8Decoder } from "./runtime.ts";

/*
 * Browsers, workers, Node and editors all have this global, but no platform-neutral type library declares it.
 */
declare const TextDecoder: new (label: string) => Utf8Decoder;

/** The runtime of the current program. */
export const hostRuntime: Runtime = {
	now: () => Date.now(),
	schedule: hostSchedule,
	random: () => Math.random(),
	createDecoder: () => new TextDecoder("utf-8"),
};
