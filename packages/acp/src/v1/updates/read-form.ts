import { type Fields, isFields } from "@parley/base/guards/fields";
import type { QuestionForm } from "@parley/protocol/question/events";
import { formLimits } from "@parley/protocol/question/limits";
import { readField, textsOf } from "./read-field.ts";

/**
 * Reads the schema of a form. Undefined if it is none, or too big to be shown; a field that cannot be shown stays in the form by its name.
 */
export const readForm = (schema: unknown): Extract<QuestionForm, { type: "form" }> | undefined => {
	if (!isFields(schema)) return undefined;
	const { properties, required, title, description, type } = schema;
	if (type != null && type !== "object") return undefined;
	if (properties != null && !isFields(properties)) return undefined;
	const entries = Object.entries<unknown>(properties ?? {});
	const isNeeded = namesIn(required);
	// A name that is required and not described cannot be filled in.
	const strangers = [...isNeeded].filter((name) => !entries.some(([known]) => known === name));
	const fields = [...entries, ...strangers.map((name): [string, unknown] => [name, undefined])].map(
		([name, property]) => readField(name, isFields(property) ? property : noFields, isNeeded.has(name)),
	);
	const form = { type: "form" as const, ...textsOf({ title, description }), fields };
	const isTooBig =
		fields.length > formLimits.fields ||
		fields.some((field) => "options" in field && field.options.length > formLimits.options) ||
		JSON.stringify(form).length > formLimits.characters;
	return isTooBig ? undefined : form;
};

const noFields: Fields = {};

const namesIn = (required: unknown): ReadonlySet<string> =>
	new Set(Array.isArray(required) ? required.filter((name) => typeof name === "string") : []);
