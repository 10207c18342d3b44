import { isFields } from "@parley/base/guards/fields";
import type { Aspects } from "../agent/options/session-option.ts";
import type { LoginMethod, LoginNeed, LoginVariable } from "./login-need.ts";

/** Whether a chat's agent wants a login, as its log has it. `met`: it wanted one, and has got it since. */
export type LoginState =
	| { readonly state: "needed"; readonly need: LoginNeed }
	| { readonly state: "met" }
	| { readonly state: "none" };

const none: LoginState = { state: "none" };

/** What the log says of the login of a chat's agent. */
export const readLogin = ({ login }: Aspects): LoginState => {
	if (login === undefined) return none;
	const { needed, reason, methods } = login;
	if (needed === false) return { state: "met" };
	if (needed !== true || typeof reason !== "string") return none;
	const read = Array.isArray(methods) ? methods.flatMap(readMethod) : [];
	return { state: "needed", need: { reason, methods: read } };
};

/** The value of the aspect `login`. */
export const loginValue = (need: LoginNeed | undefined): Readonly<Record<string, unknown>> =>
	need === undefined ? { needed: false } : { needed: true, ...need };

const readMethod = (data: unknown): LoginMethod[] => {
	if (!isFields(data)) return [];
	const { id, name, description, kind, link, variables } = data;
	if (typeof id !== "string" || typeof name !== "string") return [];
	if (kind !== "agent" && kind !== "variables" && kind !== "terminal") return [];
	return [
		{
			...{ id, name, kind },
			...(typeof description === "string" ? { description } : {}),
			...(typeof link === "string" ? { link } : {}),
			...(Array.isArray(variables) ? { variables: variables.flatMap(readVariable) } : {}),
		},
	];
};

const readVariable = (data: unknown): LoginVariable[] => {
	if (!isFields(data)) return [];
	const { name, label, secret, optional } = data;
	if (typeof name !== "string") return [];
	return [
		{
			// What is not known to be harmless is treated as a secret.
			...{ name, secret: secret !== false, optional: optional === true },
			...(typeof label === "string" ? { label } : {}),
		},
	];
};
