import { expect, test } from "vitest";
import { describeSeam } from "./describe-seam.ts";

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

test("[D6.seam][C12.compatibility] a seam of an earlier release reads as before", () => {
	expect(describeSeam({}, "Eliza")).toBe("New agent session · Eliza does not know what was said before");
});
