import type { TokenClass } from "./token-class.ts";

/** A coloured stretch of code. */
export type CodeToken = readonly [start: number, length: number, tokenClass: TokenClass];

/** Longer code is not coloured. */
export const maxCodeLength = 100_000;
