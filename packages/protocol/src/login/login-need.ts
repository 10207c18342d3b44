import { type Static, Type } from "typebox";
import { listOf, oneOf } from "../contract/fields.ts";

/** A variable in which an agent takes what identifies a person. Its value never leaves the hub. */
export const LoginVariable = Type.Object({
	name: Type.String(),
	label: Type.Optional(Type.String()),
	secret: Type.Boolean(),
	optional: Type.Boolean(),
});

/**
 * A way to log in, as the agent offers it. `agent`: the agent does it by itself; `variables`: it takes values in its environment;
 * `terminal`: a person does it in a terminal. `link`: where to get the values, a web address.
 */
export const LoginMethod = Type.Object({
	id: Type.String(),
	name: Type.String(),
	description: Type.Optional(Type.String()),
	kind: oneOf("agent", "variables", "terminal"),
	link: Type.Optional(Type.String()),
	variables: Type.Optional(listOf(LoginVariable)),
});

/** Why an agent wants a login, in its own words, and its ways to log in. */
export const LoginNeed = Type.Object({ reason: Type.String(), methods: listOf(LoginMethod) });

export type LoginVariable = Static<typeof LoginVariable>;
export type LoginMethod = Static<typeof LoginMethod>;
export type LoginNeed = Static<typeof LoginNeed>;
