import { expect, test } from "vitest";
import { countWords, untilWords } from "./amounts.ts";

test("[ground] counts and times are said as people say them", () => {
	expect([countWords(1, "chat"), countWords(1234, "chat")]).toEqual(["1 chat", "1,234 chats"]);
	expect([untilWords(24 * 3_600_000, 0), untilWords(90_000, 0), untilWords(0, 5)]).toEqual([
		"24 h",
		"2 min",
		"0 min",
	]);
});
