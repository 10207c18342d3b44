import { type Static, Type } from "typebox";
import { Maybe, WireId } from "./fields.ts";

/** A question belongs to a session, or to a request of ours. What it asks depends on its mode; a mode may be new. */
export const QuestionParams = Type.Object({
	sessionId: Maybe(Type.String()),
	requestId: Maybe(Type.Union([Type.String(), Type.Number()])),
	toolCallId: Maybe(WireId),
	mode: Type.String(),
	message: Type.String(),
	requestedSchema: Type.Optional(Type.Unknown()),
	url: Type.Optional(Type.Unknown()),
	elicitationId: Type.Optional(Type.Unknown()),
});

export const VisitDone = Type.Object({ elicitationId: Type.String() });

export type QuestionParams = Static<typeof QuestionParams>;
export type VisitDone = Static<typeof VisitDone>;
