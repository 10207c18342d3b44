import { expect, test } from "vitest";
import { Expansion } from "./expansion.ts";

test("[ground] of what was closed, only the newest 500 parts are kept", () => {
	const expansion = new Expansion();
	for (let at = 0; at < 501; at += 1) expansion.toggle(`${at}`, true);
	const { closed } = expansion.chosen;
	expect([closed.length, closed[0], closed.at(-1)]).toEqual([500, "1", "500"]);
});
