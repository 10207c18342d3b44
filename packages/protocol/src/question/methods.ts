import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { FilledField } from "./form.ts";
import { formLimits } from "./limits.ts";

const FieldProblem = Type.Object({ name: Type.String(), message: Type.String(), wording: Wording });

export const questionMethods = {
	"question.answer": method(
		"Answers a pending question. The first answer counts; a later one gets `conflict`. If values do not fit their fields, nothing is " +
			"recorded, and the result says what is wrong with which field.",
		Type.Object({
			sessionId: Id,
			requestId: Id,
			action: oneOf("accept", "decline", "cancel"),
			values: Type.Optional(Type.Array(FilledField, { maxItems: formLimits.fields })),
		}),
		Type.Object({ problems: Type.Optional(listOf(FieldProblem)) }),
	),
};
