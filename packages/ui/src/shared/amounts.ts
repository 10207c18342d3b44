import { say } from "@parley/words/spoken";

/** How long until something happens. */
export const untilWords = (then: number, now: number): string => {
	const minutes = Math.max(0, Math.ceil((then - now) / 60_000));
	return minutes >= 60
		? say("time.hours", { hours: Math.ceil(minutes / 60) })
		: say("time.minutes", { minutes });
};
