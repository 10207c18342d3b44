import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Id, listOf, oneOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";

export const PlanEntry = Type.Object({
	content: Type.String(),
	priority: Type.Optional(oneOf("high", "medium", "low")),
	status: oneOf("pending", "in_progress", "completed"),
});

export const planEvents = {
	plan: logEvent(
		"A plan of the agent for this turn, always whole. One without an id is the agent's only one.",
		Type.Object({
			planId: Type.Optional(Id),
			entries: listOf(PlanEntry),
			/** The plan as text instead of entries. */
			markdown: Type.Optional(Type.String()),
			/** The file that holds the plan. */
			uri: Type.Optional(Type.String()),
			/** The agent withdrew it. */
			removed: Type.Optional(Type.Boolean()),
			...FoldOrigin,
		}),
		{ head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: false },
	),
};

export type PlanState = Static<(typeof planEvents)["plan"]["payload"]>;
export type PlanEntry = Static<typeof PlanEntry>;
