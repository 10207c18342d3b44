import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf } from "../contract/fields.ts";
import { SessionInit, TurnPages } from "../log/turn-page.ts";
import { SessionSummary } from "./summary.ts";

export const sessionMethods = {
	"session.create": method(
		"Creates a session in a folder, served by a configured agent; an idle empty one is reused.",
		Type.Object({ folder: Type.String({ minLength: 1 }), agent: Type.Optional(Id) }),
		Type.Object({ sessionId: Id }),
	),
	"session.list": method(
		"Sessions, newest first.",
		Type.Object({
			before: Type.Optional(Id),
			limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
		}),
		Type.Object({ sessions: listOf(SessionSummary), more: Type.Boolean() }),
	),
	"session.open": method(
		"Attaches a view to a session: the answer is everything it needs to draw, and events follow from `lastSeen` on.",
		Type.Object({ sessionId: Id, turns: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })) }),
		SessionInit,
	),
	"session.close": method(
		"Detaches a view. The session goes on.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"session.page": method(
		"Older turns, as an answer that leaves the live position alone.",
		Type.Object({ sessionId: Id, before: Count, limit: Type.Integer({ minimum: 1, maximum: 200 }) }),
		TurnPages,
	),
	"session.rename": method(
		"Gives a session a title.",
		Type.Object({ sessionId: Id, title: Type.String({ minLength: 1, maxLength: 500 }) }),
		Type.Object({}),
	),
	"session.delete": method("Deletes a session and its log.", Type.Object({ sessionId: Id }), Type.Object({})),
};
