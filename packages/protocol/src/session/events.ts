import { Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { oneOf } from "../contract/fields.ts";

export const sessionEvents = {
	"session.created": logEvent(
		"The first event of every log.",
		Type.Object({ folder: Type.String(), agent: Type.String(), title: Type.Optional(Type.String()) }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: false },
	),
	"session.renamed": logEvent(
		"The title changed. A derived title never replaces one that a user gave.",
		Type.Object({ title: Type.String({ maxLength: 500 }), by: oneOf("person", "agent", "hub") }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: false },
	),
};
