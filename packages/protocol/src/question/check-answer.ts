import { type Wording, wording } from "@parley/words/wording";
import { checkValue, type Matches } from "./check-value.ts";
import type { FieldValue, FilledField, FormField } from "./form.ts";

export type FieldProblem = { readonly name: string; readonly wording: Wording };

/** What is wrong with the values of a form, in the order of its fields. */
export const checkAnswer = (
	fields: readonly FormField[],
	values: readonly FilledField[],
	matches: Matches,
): FieldProblem[] => {
	const given = new Map(values.map(({ name, value }) => [name, value]));
	const known = new Set(fields.map(({ name }) => name));
	const strangers = [...given.keys()].filter((name) => !known.has(name));
	return [
		...fields.flatMap((field) => {
			const problem = problemOf(field, given.get(field.name), matches);
			return problem === undefined ? [] : [{ name: field.name, wording: problem }];
		}),
		...strangers.map((name) => ({ name, wording: wording("field.unknownField") })),
	];
};

const problemOf = (
	field: FormField,
	value: FieldValue | undefined,
	matches: Matches,
): Wording | undefined => {
	const isMissing = value === undefined || (field.required === true && value === "");
	if (!isMissing) return checkValue(field, value, matches);
	return field.required === true ? wording("field.needed") : undefined;
};
