import { expect, test } from "vitest";
import { describeSeam, describeSeamReason } from "./describe-seam.ts";

test("[D6.seam] a seam says how the agent session came about and what it knows, and never more", () => {
	expect(describeSeam({ how: "resumed" }, "Eliza")).toBe("Eliza continues this conversation");
	expect(describeSeam({ how: "loaded" }, "Eliza")).toBe("Eliza continues this conversation");
	expect(describeSeam({ how: "seeded", knows: { turns: 12, of: 40 } }, "Eliza")).toContain(
		"was given quotes from the last 12 of 40 turns",
	);
	const blank = "New agent session · Eliza does not know what was said before";
	expect(describeSeam({ how: "new" }, "Eliza")).toBe(blank);
	expect(describeSeam({ how: "seeded", knows: { turns: 0, of: 40 } }, "Eliza")).toBe(blank);
	expect(describeSeam({ how: "seeded" }, "Eliza")).toBe(blank);
});

test("[D6.switch] where another agent took over, the seam says so and what it knows", () => {
	expect(describeSeam({ how: "seeded", reason: "switched", knows: { turns: 3, of: 5 } }, "Anna")).toBe(
		"Anna goes on from here · it was given quotes from the last 3 of 5 turns",
	);
	expect(describeSeam({ how: "seeded", reason: "switched", knows: { turns: 1, of: 1 } }, "Anna")).toBe(
		"Anna goes on from here · it was given quotes from the last turn (of 1)",
	);
	expect(describeSeam({ how: "new", reason: "switched" }, "Anna")).toBe(
		"Anna goes on from here · it does not know what was said before",
	);
});

test("[D6.seam][C12.compatibility] a seam of an earlier release reads as before", () => {
	expect(describeSeam({}, "Eliza")).toBe("New agent session · Eliza does not know what was said before");
});

test("[D6.seam][D5.resumable] a seam says why the agent before it is gone, if that was decided", () => {
	expect(describeSeamReason({}, "Eliza")).toBeUndefined();
	expect(describeSeamReason({ letGo: "time" }, "Eliza")).toContain("8 hours");
	expect(describeSeamReason({ letGo: "memory" }, "Eliza")).toContain("300 MB");
	expect(describeSeamReason({ letGo: "processes" }, "Eliza")).toContain("make room");
	expect(describeSeamReason({ letGo: "closed" }, "Eliza")).toBe("You ended Eliza in this chat.");
	expect(describeSeamReason({ reason: "restart", letGo: "time" }, "Eliza")).toBe("Eliza was restarted");
});
