import { inEnglish } from "@parley/words/worded-error";
import { expect, test } from "vitest";
import { describeExit } from "./describe-exit.ts";

test("[E11.crash] an agent that ended because its keeper did is not said to have ended by itself", () => {
	const unknown = { code: undefined, signal: undefined };
	expect(inEnglish(describeExit("Eliza", { ...unknown, withKeeper: true }))).toBe(
		"Parley's keeper process ended, and Eliza with it.",
	);
	expect(inEnglish(describeExit("Eliza", unknown))).toBe("Eliza ended.");
});
