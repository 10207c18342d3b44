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

test("[E11.unreadable] an agent whose output was lost is not said to have been ended by a signal", () => {
	const exit = { code: undefined, signal: "SIGKILL", unreadable: true } as const;
	expect(inEnglish(describeExit("Eliza", exit))).toBe(
		"Some of what Eliza said could not be read back from the disk, so it was ended.",
	);
});
