import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, mapOf, oneOf } from "../contract/fields.ts";

export const hubMethods = {
	"hub.hello": method(
		"The first request on a connection: who is there, and what each session's view has seen so far.",
		Type.Object({
			client: Type.Object({ kind: oneOf("browser", "editor", "command", "test"), version: Type.String() }),
			lastSeen: Type.Optional(mapOf(Count)),
		}),
		Type.Object({ version: Type.String(), epoch: Id }),
	),
};
