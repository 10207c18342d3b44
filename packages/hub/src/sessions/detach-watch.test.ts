import { expect, test } from "vitest";
import { ManualTimers } from "../testing/manual-timers.ts";
import { DetachWatch } from "./detach-watch.ts";

const make = () => {
	const timers = new ManualTimers();
	const watched = new Set<string>();
	const over: string[] = [];
	const watch = new DetachWatch({
		grace: 600,
		later: timers.later,
		isWatched: (sessionId) => watched.has(sessionId),
		onOver: (sessionId) => over.push(sessionId),
	});
	return { timers, watched, over, watch };
};

test("[D5.grace] the grace period starts once when nobody watches, and every activity restarts it", () => {
	const { timers, over, watch } = make();
	watch.review("s");
	watch.review("s");
	watch.review("t");
	expect(timers.set).toEqual([600, 600]);
	timers.fire();
	expect(over).toEqual(["s", "t"]);
	expect(timers.set).toEqual([]);
});

test("[D5.grace] a client that returns in time keeps the agent", () => {
	const { timers, watched, over, watch } = make();
	watch.review("s");
	watched.add("s");
	watch.review("s");
	expect(timers.set).toEqual([]);
	watched.delete("s");
	watch.review("s");
	timers.fire();
	expect(over).toEqual(["s"]);
});

test("[D5.mappings] a deleted session is forgotten, and nothing is watched after disposal", () => {
	const { timers, over, watch } = make();
	watch.review("s");
	watch.forget("s");
	watch.forget("never seen");
	watch.review("t");
	watch[Symbol.dispose]();
	watch.review("u");
	timers.fire();
	expect(over).toEqual([]);
	expect(timers.set).toEqual([]);
});
