import { expect, test } from "vitest";
import { checkAnswer } from "./check-answer.ts";
import type { FieldValue, FormField } from "./form.ts";
import { isWebAddress } from "./web-address.ts";

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, "u").test(text);

const problems = (field: FormField, value?: FieldValue): readonly string[] =>
	checkAnswer([field], value === undefined ? [] : [{ name: field.name, value }], matches).map(
		({ wording }) => wording.code,
	);

const options = [{ value: "a" }, { value: "b" }, { value: "c" }];
const text = { type: "text", name: "f" } as const;

test.for<[field: FormField, value: FieldValue | undefined, found: string | undefined]>([
	[{ ...text, required: true }, undefined, "field.needed"],
	[{ ...text, required: true }, "", "field.needed"],
	[text, undefined, undefined],
	[text, 7, "field.needsText"],
	[{ ...text, minLength: 2 }, "😀", "field.tooShort"],
	[{ ...text, maxLength: 2 }, "abc", "field.tooLong"],
	[{ ...text, pattern: "^[a-z]+$" }, "Ada", "field.wrongPattern"],
	[{ ...text, pattern: "^[a-z]+$" }, "ada", undefined],
	[{ ...text, format: "email" }, "ada@example.org", undefined],
	[{ ...text, format: "email" }, "ada", "field.needsEmail"],
	[{ ...text, format: "uri" }, "https://example.org/a?b", undefined],
	[{ ...text, format: "uri" }, "example.org", "field.needsAddress"],
	[{ ...text, format: "date" }, "2024-02-29", undefined],
	[{ ...text, format: "date" }, "2023-02-29", "field.needsDate"],
	[{ ...text, format: "date-time" }, "2024-02-29T10:00:00.5+02:00", undefined],
	[{ ...text, format: "date-time" }, "2024-02-29T10:00", "field.needsTime"],
	[{ type: "number", name: "f", minimum: 1 }, 0.5, "field.tooSmall"],
	[{ type: "number", name: "f", maximum: 1 }, 1.5, "field.tooLarge"],
	[{ type: "number", name: "f", whole: true }, 1.5, "field.needsWhole"],
	[{ type: "number", name: "f" }, Number.NaN, "field.needsNumber"],
	[{ type: "number", name: "f" }, "1", "field.needsNumber"],
	[{ type: "boolean", name: "f", required: true }, false, undefined],
	[{ type: "boolean", name: "f" }, "yes", "field.needsYesOrNo"],
	[{ type: "choice", name: "f", options }, "b", undefined],
	[{ type: "choice", name: "f", options }, "z", "field.needsOption"],
	[{ type: "choices", name: "f", options, minItems: 1 }, [], "field.tooFew"],
	[{ type: "choices", name: "f", options, maxItems: 1 }, ["a", "b"], "field.tooMany"],
	[{ type: "choices", name: "f", options }, ["a", "a"], "field.needsOption"],
	[{ type: "choices", name: "f", options }, ["z"], "field.needsOption"],
	[{ type: "other", name: "f", kind: "dream" }, "x", "field.unknownField"],
])("[E3.elicitation] an answer is checked by its field: %o %o", ([field, value, found]) => {
	expect(problems(field, value)).toEqual(found === undefined ? [] : [found]);
});

test("[E3.elicitation] a value that nobody asked for is refused", () => {
	const found = checkAnswer([], [{ name: "__proto__", value: "x" }], matches);
	expect(found).toEqual([{ name: "__proto__", wording: { code: "field.unknownField" } }]);
});

test("[E3.elicitation] a person is sent only to plain web addresses", () => {
	const good = ["https://example.org", "http://localhost:8080/a?b#c", "HTTPS://example.org/ü"];
	const bad = [
		...[
			"javascript:alert(1)",
			"file:///etc/passwd",
			"vscode://a/b",
			"example.org",
			"https://",
			"https:/a.org",
		],
		...["https://good.org@evil.org", "https://evil.org\\@good.org", "https://a.org/ b", " https://a.org"],
		...["https://a\u202e.org", `https://a.org/${"x".repeat(5000)}`],
	];
	expect(good.filter((url) => !isWebAddress(url))).toEqual([]);
	expect(bad.filter(isWebAddress)).toEqual([]);
});
