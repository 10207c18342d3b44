import { afterEach, expect, test } from "vitest";
import { englishLocale } from "./locale.ts";
import { pseudoLocale } from "./pseudo.ts";
import { render } from "./render.ts";
import { say, sayAround, sayWording, speak } from "./spoken.ts";
import { inEnglish, WordedError } from "./worded-error.ts";
import { wording } from "./wording.ts";

afterEach(() => speak(englishLocale));

test("[ground] a number chooses its form and stands in it", () => {
	expect(say("tool.used", { count: 1 })).toBe("Used 1 tool");
	expect(say("tool.used", { count: 1200 })).toBe("Used 1,200 tools");
	// @ts-expect-error: a phrase that counts must be told how many
	expect(say("tool.used")).toContain("tools");
	// @ts-expect-error: there is no such sentence
	expect(say("queue.nonsense")).toBe("queue.nonsense");
});

test("[ground] a language with other plural forms has them chosen by its own rules", () => {
	const polish = {
		tag: "pl",
		phraseOf: () => ({ one: "{count} plik", few: "{count} pliki", other: "{count} plików" }),
	};
	const texts = [1, 3, 5].map((count) => render(polish, { code: "files", values: { count } }));
	expect(texts).toEqual(["1 plik", "3 pliki", "5 plików"]);
});

test("[ground] what another version says by a code that is not known here is shown in its English", () => {
	expect(sayWording({ code: "future.sentence" }, "As the newer one said it.")).toBe(
		"As the newer one said it.",
	);
	expect(sayWording(undefined, "From an old log.")).toBe("From an old log.");
	expect(sayWording(wording("tool.used", { count: 2 }), "Used 2 tools")).toBe("Used 2 tools");
	speak(pseudoLocale);
	expect(sayWording(wording("tool.used", { count: 2 }), "Used 2 tools")).toBe("⟦Úúšééđ 2 ťóóóółš⟧");
});

test("[ground] a sentence around one that is not known here gives way to the English of both", () => {
	const inner = { code: "future.reason" };
	const around = { code: "request.notSentWhile", values: { method: "session.create", state: inner } };
	expect(sayWording(around, "Not sent: it is new here.")).toBe("Not sent: it is new here.");
});

test("[ground] a button within a sentence stands where the language has it", () => {
	const button = { kind: "button" };
	const locale = { tag: "x", phraseOf: () => "before {action} after" };
	speak(locale);
	// @ts-expect-error: this locale is made for the test and has its own sentence
	expect(sayAround("test", { action: button })).toEqual(["before ", button, " after"]);
});

test("[ground] an error for people keeps its sentence, and has it in English for the log", () => {
	const error = new WordedError(wording("tool.used", { count: 1 }));
	expect([error.message, error.wording.code]).toEqual(["Used 1 tool", "tool.used"]);
	speak(pseudoLocale);
	expect(inEnglish(error.wording)).toBe("Used 1 tool");
});

test("[ground] codes that Object has too are no sentences", () => {
	for (const code of ["constructor", "toString", "__proto__"])
		expect([englishLocale.phraseOf(code), pseudoLocale.phraseOf(code)]).toEqual([undefined, undefined]);
});
