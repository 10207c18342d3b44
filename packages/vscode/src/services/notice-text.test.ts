import { expect, test } from "vitest";
import { noticeText } from "./notice-text.ts";

const settings = { which: "all", longTurnMs: 30_000 } as const;

test("[A12.notice] the user is notified of waiting chats and long turns, as far as the settings say", () => {
	const waiting = { title: "Mend it", reason: "waiting", ranMs: 0 } as const;
	const ended = { title: "", reason: "ended", ranMs: 31_000 } as const;
	const lost = { title: "Mend it", reason: "lost", ranMs: 0 } as const;
	expect(noticeText(waiting, settings)).toBe("“Mend it” is waiting for your answer.");
	expect(noticeText(ended, settings)).toBe("A chat is done.");
	expect(noticeText({ ...ended, ranMs: 29_000 }, settings)).toBeUndefined();
	expect(noticeText(lost, settings)).toBe("“Mend it” has lost its agent.");
	expect(noticeText(ended, { ...settings, which: "waiting" })).toBeUndefined();
	expect(noticeText(waiting, { ...settings, which: "waiting" })).toBeDefined();
	for (const notice of [waiting, ended, lost])
		expect(noticeText(notice, { ...settings, which: "off" })).toBeUndefined();
});
