import { FakeRuntime } from "@parley/client/testing/fake-runtime";
import { expect, test } from "vitest";
import { Watchdog } from "./watchdog.ts";

const startWatchdog = (silenceMs = 4000) => {
	const runtime = new FakeRuntime();
	const seen = { beats: 0, deaths: 0, isAlive: true };
	const watchdog: Watchdog = new Watchdog({
		silenceMs,
		runtime,
		beat: () => {
			seen.beats += 1;
			if (seen.isAlive) watchdog.heard();
		},
		onDead: () => {
			seen.deaths += 1;
		},
	});
	return { runtime, watchdog, seen };
};

test("[D4.watchdog] a view that answers is left alone, and one that does not is reloaded", () => {
	const { runtime, watchdog, seen } = startWatchdog();
	watchdog.watch(true);
	runtime.advance(60_000);
	expect(seen.deaths).toBe(0);
	expect(watchdog.isAnswering).toBe(true);
	seen.isAlive = false;
	runtime.advance(4000);
	expect(seen.deaths).toBe(0);
	runtime.advance(1000);
	expect(seen.deaths).toBe(1);
	expect(watchdog.isAnswering).toBe(false);
});

test("[D4.watchdog] a hidden view is not checked and costs no timer", () => {
	const { runtime, watchdog, seen } = startWatchdog();
	watchdog.watch(true);
	runtime.advance(1000);
	watchdog.watch(false);
	const { beats } = seen;
	seen.isAlive = false;
	expect(runtime.alarms).toBe(0);
	runtime.advance(600_000);
	expect([seen.beats, seen.deaths]).toEqual([beats, 0]);
});

test("[D4.watchdog] after the machine slept or a debugger paused the program, the view does not count as dead", () => {
	const { runtime, watchdog, seen } = startWatchdog();
	watchdog.watch(true);
	runtime.advance(10_000);
	seen.isAlive = false;
	runtime.advance(3000);
	runtime.sleep(3_600_000);
	expect(seen.deaths).toBe(0);
	seen.isAlive = true;
	runtime.advance(60_000);
	expect(seen.deaths).toBe(0);
});

test("[D4.watchdog] a loading page gets more time, and one that keeps failing gets ever more", () => {
	const { runtime, watchdog, seen } = startWatchdog();
	seen.isAlive = false;
	watchdog.watch(true);
	runtime.advance(20_000);
	expect(seen.deaths).toBe(0);
	runtime.advance(2000);
	expect(seen.deaths).toBe(1);
	runtime.advance(3_600_000);
	expect(seen.deaths).toBeLessThan(30);
	seen.isAlive = true;
	runtime.advance(60_000);
	const { deaths } = seen;
	seen.isAlive = false;
	runtime.advance(5000);
	expect(seen.deaths).toBe(deaths + 1);
});

test("[D4.watchdog] it can be turned off", () => {
	const { runtime, watchdog, seen } = startWatchdog(0);
	watchdog.watch(true);
	runtime.advance(600_000);
	expect(seen).toMatchObject({ beats: 0, deaths: 0 });
	expect(watchdog.isAnswering).toBe(true);
});
