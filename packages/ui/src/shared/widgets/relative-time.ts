import { createSignal, onCleanup } from "solid-js";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, as short as a list needs it. */
export const relativeTime = (then: number, now: number): string => {
	const age = now - then;
	if (age < minute) return "now";
	if (age < hour) return `${Math.floor(age / minute)} min`;
	if (age < day) return `${Math.floor(age / hour)} h`;
	if (age < 7 * day) return `${Math.floor(age / day)} d`;
	return new Date(then).toLocaleDateString(undefined, { day: "numeric", month: "short" });
};

export const duration = (ms: number): string => {
	const seconds = Math.max(1, Math.round(ms / 1000));
	if (seconds < 60) return `${seconds}s`;
	return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
};

/** The time, to the minute, and only while someone can see it. */
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
