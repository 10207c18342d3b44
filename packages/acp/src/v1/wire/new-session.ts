import { type Static, Type } from "typebox";
import { Maybe, Open, WireId } from "./fields.ts";

/** `models` was removed from the protocol, but agents still send it. */
export const NewSessionResult = Type.Object({
	sessionId: WireId,
	modes: Maybe(Open),
	models: Maybe(Open),
	configOptions: Maybe(Type.Array(Type.Unknown())),
});

export type NewSessionResult = Static<typeof NewSessionResult>;
