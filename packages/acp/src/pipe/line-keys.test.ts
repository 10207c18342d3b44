import { expect, test } from "vitest";
import { answerKey, cancelKey, newSessionKey, promptKey, staleKeys } from "./line-keys.ts";

test("[D7.reattach] of the keys that a process knows those are stale that no session needs and no line that is read again", () => {
	const known = [
		...[promptKey("running"), cancelKey("running"), promptKey("over"), cancelKey("over")],
		...[answerKey(10), answerKey(20), answerKey(30)],
		...[newSessionKey("open", 1), newSessionKey("opening", 2), "later/version"],
	];
	const needed = new Set([promptKey("running"), cancelKey("running"), answerKey(10)]);
	expect(staleKeys(known, needed, 20, ["open"])).toEqual([
		...[promptKey("over"), cancelKey("over"), answerKey(20), newSessionKey("open", 1)],
	]);
	expect(staleKeys(known, new Set(known), 99, [])).toEqual([]);
});
