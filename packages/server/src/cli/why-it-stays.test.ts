import { expect, test } from "vitest";
import { whyItStays } from "./why-it-stays.ts";

test.each([
	[0, 0, "Parley keeps running: another `parley` command is using it. `parley stop` stops it."],
	[1, 0, "Parley keeps running: 1 chat at work. `parley status` shows it, `parley stop` stops it."],
	[0, 2, "Parley keeps running: 2 windows connected. `parley status` shows it, `parley stop` stops it."],
	[
		2,
		1,
		"Parley keeps running: 2 chats at work, 1 window connected. `parley status` shows it, `parley stop` stops it.",
	],
])(
	"[D7.lifetime] with %i chats at work and %i windows, it names only what there is",
	(busy, windows, words) => {
		expect(whyItStays(busy, windows)).toBe(words);
	},
);
