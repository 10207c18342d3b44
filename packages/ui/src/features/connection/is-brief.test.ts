import { expect, test } from "vitest";
import { briefMs, isBriefOutage } from "./is-brief.ts";

const waiting = { state: "waiting", retryAt: 9000, attempt: 1, reason: "gone" } as const;

test("[C6.reconnect] an outage is brief for ten seconds; before the first connection there is none", () => {
	const lostAt = 5000;
	const last = lostAt + briefMs - 1;
	expect(isBriefOutage({ ...waiting, lostAt }, last)).toBe(true);
	expect(isBriefOutage({ state: "connecting", attempt: 1, lostAt }, last)).toBe(true);
	expect(isBriefOutage({ ...waiting, lostAt }, last + 1)).toBe(false);
	expect(isBriefOutage(waiting, 0)).toBe(false);
	expect(isBriefOutage({ state: "connecting", attempt: 0 }, 0)).toBe(false);
	expect(isBriefOutage({ state: "closed" }, 0)).toBe(false);
});
