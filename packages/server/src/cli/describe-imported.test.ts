import { say } from "@parley/words/spoken";
import { expect, test } from "vitest";
import { describeImported } from "./import.ts";

test("[ground] of a single queued prompt that did not fit its draft, nobody is told “1 of them”", () => {
	const lines = describeImported({
		sessionId: "s",
		title: "Chat",
		status: "imported",
		events: 3,
		closed: false,
		unqueued: 1,
		unkeptPrompts: 1,
	});
	const words = [...lines, say("transfer.unkeptPrompts", { count: 1 })].join("\n");
	expect(words).not.toContain("1 of them");
});

test("[ground] a prompt of which a part did not fit is not told as if there had been no room for it at all", () => {
	// `unkeptPrompts` counts those that did not fit in whole or in part.
	expect(say("transfer.unkeptPrompts", { count: 2 })).toBe("2 of them did not fit in full.");
});
