import { expect, test } from "vitest";
import { hostSchedule } from "./schedule.ts";

test("[ground] a callback is called once after its delay, unless that is prevented", async () => {
	const called: string[] = [];
	const prevent = hostSchedule(() => called.push("prevented"), 0);
	prevent();
	await new Promise<void>((resolve) => hostSchedule(resolve, 1));
	expect(called).toEqual([]);
});
