import { type Static, Type } from "typebox";
import { Count, Id, OpenObject, Timestamp } from "../contract/fields.ts";

/**
 * One entry of a session's log as it is sent and stored: it covers the positions `[from..index]`, and `from`
 * defaults to `index`. The payload is checked by `type` when the event is read.
 */
export const WireEvent = Type.Object({
	sessionId: Id,
	index: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
	from: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
	id: Id,
	ts: Timestamp,
	turn: Type.Optional(Count),
	type: Type.String({ minLength: 1, maxLength: 200 }),
	payload: OpenObject,
});

export type WireEvent = Static<typeof WireEvent>;
