import type { PermissionOutcome } from "@parley/protocol/permission/events";
import { expect, test } from "vitest";
import { decisionOf, recordWords } from "./decision.ts";

const item = (outcome?: PermissionOutcome, kinds: readonly string[] = ["allow_once", "reject_once"]) => ({
	type: "permission" as const,
	id: "permission:r",
	at: 1,
	startedAt: 1,
	updatedAt: 1,
	through: 1,
	request: {
		requestId: "r",
		title: "npm test",
		options: kinds.map((kind, at) => ({ optionId: `${at}`, name: `Option ${at}`, kind })),
	},
	...(outcome === undefined ? {} : { outcome }),
});
const chosen = (at: number): PermissionOutcome => ({ type: "selected", optionId: `${at}` });

test("[E21.record] a receipt says what was decided, not the agent's name for it", () => {
	expect(recordWords(item(chosen(0)))).toBe("Allowed once · npm test");
	expect(recordWords(item(chosen(1)))).toBe("Rejected · npm test");
	expect(recordWords(item(chosen(0), ["allow_always"]))).toBe("Always allowed · npm test");
	expect(recordWords(item({ type: "cancelled" }))).toBe("Withdrawn · npm test");
	expect(recordWords(item({ type: "lapsed", reason: "the agent is gone" }))).toBe(
		"Lapsed (the agent is gone) · npm test",
	);
	expect(recordWords(item())).toBe("npm test");
});

test("[E21.record] a question with several answers of one kind keeps the answer's own text", () => {
	expect(decisionOf(item(chosen(1), ["allow_once", "allow_once"]))).toEqual({
		verdict: "allowed",
		words: "Option 1",
	});
	expect(decisionOf(item(chosen(0), ["invented"]))?.words).toBe("Option 0");
});
