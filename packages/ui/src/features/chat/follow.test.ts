import { expect, test } from "vitest";
import { Follow } from "./follow.ts";

const place = (offset: number, size = 1000) => ({ offset, size, viewport: 100 });

test("[B16.scroll] the smallest scroll up stops following, and only reaching the end resumes it", () => {
	const follow = new Follow(true);
	follow.scrolled(place(900), true);
	expect(follow.following()).toBe(true);
	follow.scrolled(place(897), true);
	expect(follow.following()).toBe(false);
	follow.scrolled(place(850), true);
	follow.scrolled(place(860), true);
	expect(follow.following()).toBe(false);
	follow.scrolled(place(880), true);
	expect(follow.following()).toBe(true);
});

test("[B16.scroll] changes of the offset by the content decide nothing", () => {
	const follow = new Follow(true);
	follow.scrolled(place(900), true);
	follow.scrolled(place(400), false);
	expect(follow.following()).toBe(true);
	follow.pause();
	follow.scrolled(place(890), false);
	expect(follow.following()).toBe(false);
});

test("[B16.scroll] scrolling up counts before the area has moved, unless there is nothing to scroll", () => {
	const follow = new Follow(true);
	follow.turnedUp(place(0, 80));
	expect(follow.following()).toBe(true);
	follow.turnedUp(place(900));
	expect(follow.following()).toBe(false);
});

test("[B16.scroll] opening something stops following, until all of it is in view", () => {
	const follow = new Follow(true);
	follow.pause();
	follow.resized(place(900, 1400));
	expect(follow.following()).toBe(false);
	follow.resized(place(900, 1000));
	expect(follow.following()).toBe(true);
});
