import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Count, Id, listOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";
import { ToolContent, ToolLocation } from "../tool/events.ts";
import { Wording } from "../words/wording.ts";

/** Kinds may repeat within one request, so an answer always names the option's id. */
export const PermissionOption = Type.Object({
	optionId: Id,
	name: Type.String(),
	kind: Type.String(),
});

/** The agent's own message: the id of its request, and the position of its line in what its process has put out. */
export const RequestOrigin = Type.Object({
	id: Type.Union([Type.String(), Type.Number()]),
	position: Count,
});

/** How a request ended: a person or rule chose, Stop withdrew it, or the agent died before an answer. */
export const PermissionOutcome = Type.Union([
	Type.Object({ type: Type.Literal("selected"), optionId: Id }),
	Type.Object({ type: Type.Literal("cancelled") }),
	Type.Object({ type: Type.Literal("lapsed"), reason: Type.String(), wording: Type.Optional(Wording) }),
]);

export const permissionEvents = {
	"permission.requested": logEvent(
		"An agent asks before it acts and waits for the answer.",
		Type.Object({
			requestId: Id,
			toolCallId: Type.Optional(Id),
			title: Type.String(),
			kind: Type.Optional(Type.String()),
			content: Type.Optional(listOf(ToolContent)),
			locations: Type.Optional(listOf(ToolLocation)),
			rawInput: Type.Optional(Type.Unknown()),
			options: listOf(PermissionOption),
			at: FoldOrigin.at,
			/** Lets another hub answer. It means nothing to people, and nothing without that process. */
			origin: Type.Optional(RequestOrigin),
		}),
		{ head: "news", turn: "item", folds: false, synced: true, turningPoint: false, blobs: true },
	),
	"permission.resolved": logEvent(
		"A permission request is over; there is exactly one such event per request.",
		Type.Object({ requestId: Id, outcome: PermissionOutcome, at: FoldOrigin.at }),
		{ head: "news", turn: "item", folds: false, synced: true, turningPoint: false, blobs: false },
	),
};

export type PermissionOption = Static<typeof PermissionOption>;
export type PermissionOutcome = Static<typeof PermissionOutcome>;
export type RequestOrigin = Static<typeof RequestOrigin>;
export type PermissionRequest = Static<(typeof permissionEvents)["permission.requested"]["payload"]>;
