import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { listOf, oneOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";

export const PlanEntry = Type.Object({
	content: Type.String(),
	priority: Type.Optional(oneOf("high", "medium", "low")),
	status: oneOf("pending", "in_progress", "completed"),
});

export const planEvents = {
	plan: logEvent(
		"The agent's plan for this turn, always whole.",
		Type.Object({ entries: listOf(PlanEntry), ...FoldOrigin }),
		{ head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: false },
	),
};

export type PlanEntry = Static<typeof PlanEntry>;
