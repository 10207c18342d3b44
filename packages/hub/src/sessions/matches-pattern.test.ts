import { expect, test } from "vitest";
import { matchesPattern } from "./matches-pattern.ts";

test("[E3.elicitation] a text is compared with the agent's pattern", () => {
	expect(matchesPattern("^[a-z]+$", "ada")).toBe(true);
	expect(matchesPattern("^[a-z]+$", "Ada")).toBe(false);
});

test("[E3.elicitation][E1.bounded] a pattern that is none, too long, or takes for ever holds nothing up", () => {
	expect(matchesPattern("(", "ada")).toBe(true);
	expect(matchesPattern(`^${"a?".repeat(600)}$`, "b")).toBe(true);
	const before = Date.now();
	expect(matchesPattern("^(a+)+$", `${"a".repeat(40)}!`)).toBe(true);
	expect(Date.now() - before).toBeLessThan(5000);
});
