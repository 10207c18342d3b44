import { expect, test } from "vitest";
import { hostSchedule } from "./schedule.ts";

test("[ground] a callback runs once after its delay, unless it is cancelled", async () => {
	const called: string[] = [];
	const prevent = hostSchedule(() => called.push("prevented"), 0);
	prevent();
	await new Promise<void>((resolve) => hostSchedule(resolve, 1));
	expect(called).toEqual([]);
});
