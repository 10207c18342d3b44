import { type Wording, wording } from "@parley/words/wording";
import type { FieldValue, FormField, TextField } from "./form.ts";
import { isDate, isDateTime, isEmail, isUri } from "./formats.ts";

/** Whether a text fits the agent's pattern. */
export type Matches = (pattern: string, text: string) => boolean;

/** Why a value does not fit its field; undefined if it does. */
export const checkValue = (field: FormField, value: FieldValue, matches: Matches): Wording | undefined => {
	switch (field.type) {
		case "text":
			return typeof value === "string" ? checkText(field, value, matches) : wording("field.needsText");
		case "number":
			return typeof value === "number" ? checkNumber(field, value) : wording("field.needsNumber");
		case "boolean":
			return typeof value === "boolean" ? undefined : wording("field.needsYesOrNo");
		case "choice":
			return field.options.some((option) => option.value === value)
				? undefined
				: wording("field.needsOption");
		case "choices":
			return checkChoices(field, value);
		case "other":
			return wording("field.unknownField");
	}
};

const checkText = (field: TextField, text: string, matches: Matches): Wording | undefined => {
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = field;
	const length = [...text].length;
	if (length < minLength) return wording("field.tooShort", { count: minLength });
	if (length > maxLength) return wording("field.tooLong", { count: maxLength });
	const problem = format === undefined ? undefined : formats[format](text);
	if (problem !== undefined) return problem;
	return pattern === undefined || matches(pattern, text)
		? undefined
		: wording("field.wrongPattern", { pattern });
};

const formats = {
	email: (text: string) => (isEmail(text) ? undefined : wording("field.needsEmail")),
	uri: (text: string) => (isUri(text) ? undefined : wording("field.needsAddress")),
	date: (text: string) => (isDate(text) ? undefined : wording("field.needsDate")),
	"date-time": (text: string) => (isDateTime(text) ? undefined : wording("field.needsTime")),
};

const checkNumber = (
	{ whole, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: FieldOf<"number">,
	value: number,
): Wording | undefined => {
	if (!Number.isFinite(value)) return wording("field.needsNumber");
	if (whole === true && !Number.isSafeInteger(value)) return wording("field.needsWhole");
	if (value < minimum) return wording("field.tooSmall", { limit: minimum });
	return value > maximum ? wording("field.tooLarge", { limit: maximum }) : undefined;
};

const checkChoices = (
	{ options, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: FieldOf<"choices">,
	value: FieldValue,
): Wording | undefined => {
	const offered = new Set(options.map((option) => option.value));
	if (!Array.isArray(value) || value.some((each) => !offered.has(each))) return wording("field.needsOption");
	if (new Set(value).size !== value.length) return wording("field.needsOption");
	if (value.length < minItems) return wording("field.tooFew", { count: minItems });
	return value.length > maxItems ? wording("field.tooMany", { count: maxItems }) : undefined;
};

type FieldOf<Type extends FormField["type"]> = Extract<FormField, { readonly type: Type }>;
