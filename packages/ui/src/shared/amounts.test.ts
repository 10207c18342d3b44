import { say } from "@parley/words/spoken";
import { expect, test } from "vitest";
import { untilWords } from "./amounts.ts";
import { sizeText } from "./size-text.ts";

test("[ground] counts and times read as people say them", () => {
	expect([say("amount.chats", { count: 1 }), say("amount.chats", { count: 1234 })]).toEqual([
		"1 chat",
		"1,234 chats",
	]);
	expect([0, 1, 1023, 1536, 5_000_000].map(sizeText)).toEqual([
		"0 bytes",
		"1 byte",
		"1,023 bytes",
		"1.5 KB",
		"4.8 MB",
	]);
	expect([untilWords(24 * 3_600_000, 0), untilWords(90_000, 0), untilWords(0, 5)]).toEqual([
		"24 h",
		"2 min",
		"0 min",
	]);
});
