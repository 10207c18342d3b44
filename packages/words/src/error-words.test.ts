import { afterEach, expect, test } from "vitest";
import { reasonOf, sayError, wordingOf } from "./error-words.ts";
import { englishLocale } from "./locale.ts";
import { pseudoLocale } from "./pseudo.ts";
import { speak } from "./spoken.ts";
import { WordedError } from "./worded-error.ts";
import { wording } from "./wording.ts";

afterEach(() => speak(englishLocale));

test("[ground] an error of ours is said in the reader's language, a foreign one as it is", () => {
	const ours = new WordedError(wording("request.cancelled"));
	speak(pseudoLocale);
	expect(sayError(ours)).toBe("⟦Çááñçééłłééđ.⟧");
	expect(sayError(new Error("EIO: bad disk"))).toBe("EIO: bad disk");
	expect(sayError("thrown text")).toBe("thrown text");
	expect(wordingOf(Object.assign(new Error("x"), { wording: "not one" }))).toBeUndefined();
});

test("[ground] a sentence can contain another one; what that one contains is in English", () => {
	const inner = new WordedError(wording("request.cancelled"));
	const middle = new WordedError(wording("request.notDone", { reason: reasonOf(inner) }));
	const outer = new WordedError(wording("request.notDone", { reason: reasonOf(middle) }));
	expect(outer.message).toBe("This failed: This failed: Cancelled.");
	expect(outer.wording.values?.["reason"]).toEqual({
		code: "request.notDone",
		values: { reason: "Cancelled." },
	});
	speak(pseudoLocale);
	expect(sayError(outer)).toBe("⟦Ťĥííš ƒááííłééđ: ⟦Ťĥííš ƒááííłééđ: Cancelled.⟧⟧");
});
