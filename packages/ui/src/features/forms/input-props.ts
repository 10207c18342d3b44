import type { FormField } from "@parley/protocol/question/form";
import type { RawValue } from "./form-values.ts";

/** The ids of an input, of its description and of what is wrong with it. */
export type FieldIds = { readonly input: string; readonly about: string; readonly problem: string };

/** One field of a form, as its input shows it. */
export type InputProps<Field extends FormField> = {
	readonly field: Field;
	readonly value: RawValue;
	readonly problem: string | undefined;
	readonly ids: FieldIds;
	readonly onEnter: (value: RawValue) => void;
};

export type FieldOf<Type extends FormField["type"]> = Extract<FormField, { readonly type: Type }>;

/** What connects an input with its texts. The card finds the first wrong one by `data-invalid`. */
export const described = ({ ids, problem }: Pick<InputProps<FormField>, "ids" | "problem">) => ({
	"aria-describedby": `${ids.about} ${ids.problem}`,
	"aria-invalid": problem !== undefined,
	"data-invalid": problem === undefined ? undefined : "",
});
