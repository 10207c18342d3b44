import { Type } from "typebox";
import { event } from "../contract/definitions.ts";
import { oneOf } from "../contract/fields.ts";

export const sessionEvents = {
	"session.created": event(
		"The first event of every log.",
		Type.Object({ folder: Type.String(), agent: Type.String(), title: Type.Optional(Type.String()) }),
	),
	"session.renamed": event(
		"The title changed. One that a person gave is never replaced by one that was derived.",
		Type.Object({ title: Type.String({ maxLength: 500 }), by: oneOf("person", "agent", "hub") }),
	),
};
