import { secretsIn } from "@parley/logging/secret-values";
import type { Wording } from "@parley/words/wording";
import { expandVariables, type VariableScope } from "./expand-variables.ts";
import type { ServerDefinition, ServerValue, ServerValues } from "./server-definition.ts";
import { secretsOfServer } from "./server-secrets.ts";

/** A server with its variables replaced, and the values that must be hidden before it is used. */
export type ExpandedServer =
	| {
			readonly definition: ServerDefinition;
			readonly secrets: readonly string[];
			readonly problem?: undefined;
	  }
	| { readonly problem: Wording };

/** `isOwn`: the user wrote it, so the environment may choose the program and the address too. */
export const expandDefinition = (
	definition: ServerDefinition,
	scope: VariableScope,
	isOwn: boolean,
): ExpandedServer => {
	const secrets: string[] = [];
	let problem: Wording | undefined;
	const expand = (text: string, mayUseEnvironment: boolean): string => {
		const expanded = expandVariables(text, scope, mayUseEnvironment || isOwn);
		if (expanded.problem !== undefined) {
			problem ??= expanded.problem;
			return "";
		}
		for (const [name, value] of Object.entries(expanded.variables)) secrets.push(...secretsIn(name, value));
		return expanded.text;
	};
	const expandValue = (value: ServerValue): ServerValue =>
		value.value === undefined ? value : { ...value, value: expand(value.value, true) };
	const expandValues = (values: ServerValues): ServerValues =>
		Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expandValue(value)]));
	const expanded: ServerDefinition =
		definition.transport === "stdio"
			? {
					...definition,
					command: expand(definition.command, false),
					args: definition.args.map((arg) => expand(arg, true)),
					env: expandValues(definition.env),
				}
			: {
					...definition,
					url: expand(definition.url, false),
					headers: expandValues(definition.headers),
				};
	if (problem !== undefined) return { problem };
	return { definition: expanded, secrets: [...secrets, ...secretsOfServer(expanded)] };
};
