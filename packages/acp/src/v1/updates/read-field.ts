import { type Fields, isFields } from "@parley/base/guards/fields";
import { isCount } from "@parley/base/guards/scalars";
import type { FieldOption, FormField, TextField } from "@parley/protocol/question/form";

const formats = ["email", "uri", "date", "date-time"] as const;

/** What names a field whose value should not be kept. The protocol has no word for it. */
const secretName =
	/pass(?:word|phrase|code)|secret|token|credential|api[-_ ]?key|private[-_ ]?key|access[-_ ]?key|\bpin\b/i;

/** Reads the schema of one field. One that cannot be shown keeps its name. */
export const readField = (name: string, property: Fields, isRequired: boolean): FormField => {
	const named = { name, ...textsOf(property), ...(isRequired ? { required: true } : {}) };
	switch (property["type"]) {
		case "string":
			return readText(named, property);
		case "number":
		case "integer":
			return {
				type: "number",
				...named,
				...(property["type"] === "integer" ? { whole: true } : {}),
				...numberAt(property, "minimum"),
				...numberAt(property, "maximum"),
				...numberAt(property, "default"),
			};
		case "boolean": {
			const { default: preset } = property;
			return { type: "boolean", ...named, ...(typeof preset === "boolean" ? { default: preset } : {}) };
		}
		case "array":
			return readChoices(named, property);
		default:
			return other(named, property);
	}
};

type Named = Pick<FormField, "name" | "title" | "description" | "required">;

const other = (named: Named, { type }: Fields): FormField => ({
	type: "other",
	...named,
	kind: typeof type === "string" ? type.slice(0, 200) : "",
});

const readText = (named: Named, property: Fields): FormField => {
	const { pattern, format, default: preset } = property;
	const options = optionsIn(property["oneOf"], property["enum"]);
	const isText = typeof preset === "string";
	if (options !== undefined) {
		const isOffered = isText && options.some(({ value }) => value === preset);
		return { type: "choice", ...named, options, ...(isOffered ? { default: preset } : {}) };
	}
	const known = formats.find((each) => each === format);
	const secret = isSecret(named, property);
	const field: TextField = {
		type: "text",
		...named,
		...(known === undefined ? {} : { format: known }),
		...countAt(property, "minLength"),
		...countAt(property, "maxLength"),
		...(typeof pattern === "string" ? { pattern } : {}),
		...(secret ? { secret } : {}),
		// A preset secret would be in the log.
		...(isText && !secret ? { default: preset } : {}),
	};
	return field;
};

const isSecret = ({ name, title = "" }: Named, { format, writeOnly }: Fields): boolean =>
	format === "password" || writeOnly === true || secretName.test(name) || secretName.test(title);

const readChoices = (named: Named, property: Fields): FormField => {
	const { items, default: preset } = property;
	const options = isFields(items) ? optionsIn(items["anyOf"] ?? items["oneOf"], items["enum"]) : undefined;
	if (options === undefined) return other(named, property);
	const offered = new Set(options.map(({ value }) => value));
	const chosen = Array.isArray(preset) ? preset.filter((each) => offered.has(each)) : [];
	return {
		type: "choices",
		...named,
		options,
		...countAt(property, "minItems"),
		...countAt(property, "maxItems"),
		...(chosen.length === 0 ? {} : { default: chosen }),
	};
};

/** The values to choose from; undefined if there is no choice. Later ones with the same value are left out. */
const optionsIn = (titled: unknown, plain: unknown): FieldOption[] | undefined => {
	const options = Array.isArray(titled)
		? titled.flatMap((option): FieldOption[] =>
				isFields(option) && typeof option["const"] === "string"
					? [{ value: option["const"], ...textsOf(option) }]
					: [],
			)
		: Array.isArray(plain)
			? plain.flatMap((value): FieldOption[] => (typeof value === "string" ? [{ value }] : []))
			: undefined;
	const byValue = new Map(options?.toReversed().map((option) => [option.value, option]));
	return options?.filter((option) => byValue.get(option.value) === option);
};

const numberAt = <Name extends string>(
	property: Fields,
	name: Name,
): { readonly [Each in Name]?: number } => {
	const value = property[name];
	return typeof value === "number" ? one(name, value) : {};
};

const countAt = <Name extends string>(property: Fields, name: Name): { readonly [Each in Name]?: number } => {
	const value = property[name];
	return isCount(value) ? one(name, value) : {};
};

const one = <Name extends string>(name: Name, value: number): { readonly [Each in Name]?: number } =>
	Object.assign<{ [Each in Name]?: number }, object>({}, { [name]: value });

/** The title and description of a form, a field or an option, as far as they are texts. */
export const textsOf = ({
	title,
	description,
}: {
	readonly title?: unknown;
	readonly description?: unknown;
}): { readonly title?: string; readonly description?: string } => ({
	...(typeof title === "string" && title !== "" ? { title } : {}),
	...(typeof description === "string" && description !== "" ? { description } : {}),
});
