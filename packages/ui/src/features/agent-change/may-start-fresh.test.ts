import { emptyHead, type Head } from "@parley/transcript/head/head";
import { expect, test } from "vitest";
import { mayStartFresh } from "./may-start-fresh.ts";

const attached: Head = { ...emptyHead, lastTurn: 3, link: { state: "attached", agentSessionId: "a" } };

test("[D6.fresh] a fresh agent session is offered after the last turn, as long as the one that failed is still attached", () => {
	expect(mayStartFresh(attached, 3)).toBe(true);
	expect(mayStartFresh(attached, 2)).toBe(false);
	expect(mayStartFresh(undefined, 3)).toBe(false);
	expect(mayStartFresh({ ...attached, link: { ...attached.link, how: "new", after: 3 } }, 3)).toBe(false);
	expect(mayStartFresh({ ...attached, link: { ...attached.link, how: "seeded", after: 2 } }, 3)).toBe(true);
	expect(mayStartFresh({ ...attached, link: { state: "failed" } }, 3)).toBe(false);
	expect(mayStartFresh({ ...attached, running: { turn: 4, messageId: "m", since: 1 } }, 3)).toBe(false);
});
