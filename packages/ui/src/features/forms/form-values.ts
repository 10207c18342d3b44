import type { FieldValue, FilledField, FormField } from "@parley/protocol/question/form";
import { isoTime, localTime } from "./local-time.ts";

/** What a field of the page holds: its text, whether it is checked, or what is chosen. */
export type RawValue = string | boolean | readonly string[];

/** The values of a form by the names of its fields. */
export type RawValues = Readonly<Record<string, RawValue>>;

export const presetOf = (field: FormField): RawValue => {
	switch (field.type) {
		case "text":
			return field.format === "date-time" ? localTime(field.default ?? "") : (field.default ?? "");
		case "number":
			return field.default === undefined ? "" : String(field.default);
		case "boolean":
			return field.default ?? false;
		case "choice":
			return field.default ?? "";
		case "choices":
			return field.default ?? [];
		case "other":
			return "";
	}
};

/** What is held for a field: what was entered, if it fits the kind of field, or else its preset. */
export const rawOf = (field: FormField, values: RawValues): RawValue => {
	const entered = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
	const preset = presetOf(field);
	const isSameKind = typeof entered === typeof preset && Array.isArray(entered) === Array.isArray(preset);
	return entered !== undefined && isSameKind ? entered : preset;
};

/** The values as the agent gets them. A field that was left empty has none. */
export const filledFields = (fields: readonly FormField[], values: RawValues): FilledField[] =>
	fields.flatMap((field) => {
		const value = filledValue(field, rawOf(field, values));
		return value === undefined ? [] : [{ name: field.name, value }];
	});

const filledValue = (field: FormField, raw: RawValue): FieldValue | undefined => {
	if (field.type === "other") return undefined;
	if (typeof raw === "boolean") return raw;
	if (typeof raw !== "string") {
		// Without it the agent might take its preset.
		const isTold =
			raw.length > 0 || field.required === true || (field.type === "choices" && field.default !== undefined);
		return isTold ? [...raw] : undefined;
	}
	if (raw === "" || (field.type === "number" && raw.trim() === "")) return undefined;
	if (field.type === "number") return Number(raw.trim().replace(",", "."));
	return field.type === "text" && field.format === "date-time" ? isoTime(raw) : raw;
};

/** Without secrets: what is kept for a reload must not hold them. */
export const withoutSecrets = (fields: readonly FormField[], values: RawValues): RawValues => {
	const secrets = new Set(fields.flatMap((field) => (isSecretField(field) ? [field.name] : [])));
	return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));
};

const isSecretField = (field: FormField): boolean => field.type === "text" && field.secret === true;
