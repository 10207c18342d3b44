import { afterEach, expect, test } from "vitest";
import { englishLocale } from "./locale.ts";
import { pseudoLocale } from "./pseudo.ts";
import { render } from "./render.ts";
import { say, sayAround, sayWording, speak } from "./spoken.ts";
import { inEnglish, WordedError } from "./worded-error.ts";
import { wording } from "./wording.ts";

afterEach(() => speak(englishLocale));

test("[ground] a number selects its plural form and appears in it", () => {
	expect(say("tool.used", { count: 1 })).toBe("Used 1 tool");
	expect(say("tool.used", { count: 1200 })).toBe("Used 1,200 tools");
	// @ts-expect-error: a phrase with plural forms requires a count
	expect(say("tool.used")).toContain("tools");
	// @ts-expect-error: there is no such sentence
	expect(say("queue.nonsense")).toBe("queue.nonsense");
});

test("[ground] a language with other plural forms selects them by its own rules", () => {
	const polish = {
		tag: "pl",
		phraseOf: () => ({ one: "{count} plik", few: "{count} pliki", other: "{count} plików" }),
	};
	const texts = [1, 3, 5].map((count) => render(polish, { code: "files", values: { count } }));
	expect(texts).toEqual(["1 plik", "3 pliki", "5 plików"]);
});

test("[ground] a code of another version that this one lacks is shown in its English", () => {
	expect(sayWording({ code: "future.sentence" }, "As the newer one said it.")).toBe(
		"As the newer one said it.",
	);
	expect(sayWording(undefined, "From an old log.")).toBe("From an old log.");
	expect(sayWording(wording("tool.used", { count: 2 }), "Used 2 tools")).toBe("Used 2 tools");
	speak(pseudoLocale);
	expect(sayWording(wording("tool.used", { count: 2 }), "Used 2 tools")).toBe("⟦Úúšééđ 2 ťóóóółš⟧");
});

test("[ground] a sentence that contains an unknown one is shown in English as a whole", () => {
	const inner = { code: "future.reason" };
	const around = { code: "request.notSentWhile", values: { state: inner } };
	expect(sayWording(around, "Not sent: it is new here.")).toBe("Not sent: it is new here.");
});

test("[ground] a button in a sentence takes the place the language gives it", () => {
	const button = { kind: "button" };
	const locale = { tag: "x", phraseOf: () => "before {action} after" };
	speak(locale);
	// @ts-expect-error: this locale is made for the test and has a sentence of its own
	expect(sayAround("test", { action: button })).toEqual(["before ", button, " after"]);
});

test("[ground] a worded error keeps its sentence, and has an English message for the log", () => {
	const error = new WordedError(wording("tool.used", { count: 1 }));
	expect([error.message, error.wording.code]).toEqual(["Used 1 tool", "tool.used"]);
	speak(pseudoLocale);
	expect(inEnglish(error.wording)).toBe("Used 1 tool");
});

test("[ground] names on Object's prototype are not codes", () => {
	for (const code of ["constructor", "toString", "__proto__"])
		expect([englishLocale.phraseOf(code), pseudoLocale.phraseOf(code)]).toEqual([undefined, undefined]);
});
