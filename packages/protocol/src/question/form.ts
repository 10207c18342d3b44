import { type Static, Type } from "typebox";
import { Count, listOf, oneOf } from "../contract/fields.ts";
import { maxFieldText } from "./limits.ts";

/** The agent's name of a field. It may be any text, even an empty one. */
const FieldName = Type.String();

const named = {
	name: FieldName,
	title: Type.Optional(Type.String()),
	description: Type.Optional(Type.String()),
	required: Type.Optional(Type.Boolean()),
};

/** One of the values to choose from; without a title, the value is shown. */
export const FieldOption = Type.Object({
	value: Type.String(),
	title: Type.Optional(Type.String()),
	description: Type.Optional(Type.String()),
});

/** Formats that are checked. Others are only a remark of the agent. */
export const TextFormat = oneOf("email", "uri", "date", "date-time");

export const FormField = Type.Union([
	Type.Object({
		type: Type.Literal("text"),
		...named,
		format: Type.Optional(TextFormat),
		minLength: Type.Optional(Count),
		maxLength: Type.Optional(Count),
		pattern: Type.Optional(Type.String()),
		/** Its value is neither shown nor kept. */
		secret: Type.Optional(Type.Boolean()),
		default: Type.Optional(Type.String()),
	}),
	Type.Object({
		type: Type.Literal("number"),
		...named,
		/** Only integers. */
		whole: Type.Optional(Type.Boolean()),
		minimum: Type.Optional(Type.Number()),
		maximum: Type.Optional(Type.Number()),
		default: Type.Optional(Type.Number()),
	}),
	Type.Object({ type: Type.Literal("boolean"), ...named, default: Type.Optional(Type.Boolean()) }),
	Type.Object({
		type: Type.Literal("choice"),
		...named,
		options: listOf(FieldOption),
		default: Type.Optional(Type.String()),
	}),
	Type.Object({
		type: Type.Literal("choices"),
		...named,
		options: listOf(FieldOption),
		minItems: Type.Optional(Count),
		maxItems: Type.Optional(Count),
		default: Type.Optional(listOf(Type.String())),
	}),
	/** A field that Parley cannot show; `kind` is what the agent calls it. */
	Type.Object({ type: Type.Literal("other"), ...named, kind: Type.String() }),
]);

const text = Type.String({ maxLength: maxFieldText });

export const FieldValue = Type.Union([
	text,
	Type.Number(),
	Type.Boolean(),
	Type.Array(text, { maxItems: 1000 }),
]);

/** A list and no map: the agent chooses the names. */
export const FilledField = Type.Object({ name: FieldName, value: FieldValue });

export type FieldOption = Static<typeof FieldOption>;
export type FormField = Static<typeof FormField>;
export type TextField = Extract<FormField, { readonly type: "text" }>;
export type FieldValue = Static<typeof FieldValue>;
export type FilledField = Static<typeof FilledField>;
