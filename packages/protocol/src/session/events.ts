import { Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Count, Id, oneOf } from "../contract/fields.ts";

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
	"session.agentChanged": logEvent(
		"From here on another configured agent serves the session. `after`: the last turn of the one before.",
		Type.Object({ agent: Id, after: Count }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
};
