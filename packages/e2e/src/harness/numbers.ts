import { numberedText } from "@parley/agents/eliza/tricks/numbered-text";

/** The numbers that Eliza's `/stream <characters>` sends. */
export const numbersOf = (characters: number): string[] => numberedText(characters).match(/\d{7}/g) ?? [];

/** The first `count` of them. */
export const firstNumbers = (count: number): string[] => numbersOf(count * 8);
