import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id } from "../contract/fields.ts";

export const permissionMethods = {
	"permission.answer": method(
		"Chooses an option of a pending request. The first answer counts; a later one gets `conflict`.",
		Type.Object({ sessionId: Id, requestId: Id, optionId: Id }),
		Type.Object({}),
	),
};
