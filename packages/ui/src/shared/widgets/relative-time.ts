import { say, spokenTag } from "@parley/words/spoken";
import { createSignal, onCleanup } from "solid-js";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the short form that lists use. */
export const relativeTime = (then: number, now: number): string => {
	const age = now - then;
	if (age < minute) return say("time.now");
	if (age < hour) return say("time.minutes", { minutes: Math.floor(age / minute) });
	if (age < day) return say("time.hours", { hours: Math.floor(age / hour) });
	if (age < 7 * day) return say("time.days", { days: Math.floor(age / day) });
	return new Date(then).toLocaleDateString(spokenTag(), { day: "numeric", month: "short" });
};

export const duration = (ms: number): string => {
	const seconds = Math.max(1, Math.round(ms / 1000));
	if (seconds < 60) return say("time.seconds", { seconds });
	return say("time.minutesSeconds", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
};

/** The time, updated every minute while the page is visible. */
export const useClock = (): (() => number) => {
	const [now, setNow] = createSignal(Date.now());
	let timer: ReturnType<typeof setInterval> | undefined;
	const follow = (): void => {
		clearInterval(timer);
		if (document.visibilityState === "hidden") return;
		setNow(Date.now());
		timer = setInterval(() => setNow(Date.now()), minute);
	};
	document.addEventListener("visibilitychange", follow);
	onCleanup(() => {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", follow);
	});
	follow();
	return now;
};
