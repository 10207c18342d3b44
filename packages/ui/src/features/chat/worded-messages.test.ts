import { englishLocale } from "@parley/words/locale";
import { pseudoLocale } from "@parley/words/pseudo";
import { speak } from "@parley/words/spoken";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { afterEach, expect, test } from "vitest";
import { describeLoss } from "../agent-process/describe-loss.ts";
import { describeEnd } from "./describe-end.ts";

afterEach(() => speak(englishLocale));

/** As a log returns it. */
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test("[ground] a wording in a log is shown in the reader's language, and the text of an older log unchanged", () => {
	speak(pseudoLocale);
	const error = wordedMessage(wording("turnEnd.hubRestarted"));
	expect(describeEnd(stored({ outcome: "interrupted", error })).text).toMatch(/^⟦.*⟧$/);
	const old = { message: "The hub ended while the agent was working." };
	expect(describeEnd(stored({ outcome: "interrupted", error: old })).text).toBe(old.message);
	const loss = wordedMessage(wording("turnEnd.forceStoppedElsewhere", { agent: "Eliza", chat: "Other" }));
	expect(describeLoss(stored(loss), "Eliza", true)).toContain(
		"⟦Eliza ŵááš ééñđééđ ƀééçááúúšéé ťĥéé çĥááť “Other”",
	);
	expect(describeLoss({ message: old.message }, "Eliza", true)).toContain(old.message);
});
