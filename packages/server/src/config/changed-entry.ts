import { isFields } from "@parley/base/guards/fields";
import type { AgentEntry, ChangedVariable } from "@parley/protocol/agent/settings";

type Fields = Readonly<Record<string, unknown>>;

/** The settings that an entry replaces, present or not; everything else in it is kept. */
const startFields = ["cwd", "process", "mode", "model", "options", "startTimeout"] as const;

/** An agent's entry in the settings file, changed. Fields that Parley does not know stay. */
export const changedEntry = (before: unknown, entry: AgentEntry): Fields => {
	const known = isFields(before) ? before : {};
	const { title, args, env, ...rest } = without(known, startFields);
	const argsNow = entry.args ?? args;
	const variables = changedVariables(isFields(env) ? env : {}, entry.variables);
	return {
		...(entry.title === undefined || entry.title === "" ? {} : { title: entry.title }),
		...rest,
		command: entry.command,
		...(Array.isArray(argsNow) && argsNow.length === 0 ? {} : { args: argsNow }),
		...(Object.keys(variables).length === 0 ? {} : { env: variables }),
		...Object.fromEntries(
			startFields.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]] as const])),
		),
	};
};

/** An agent's entry with these variables added or replaced. */
export const withVariables = (before: unknown, variables: readonly ChangedVariable[]): Fields => {
	const known = isFields(before) ? before : {};
	const { env } = known;
	return { ...known, env: { ...(isFields(env) ? env : {}), ...changedVariables({}, variables) } };
};

/** Variables that are not named any longer go; those without a new value keep theirs. */
export const changedVariables = (before: Fields, variables: readonly ChangedVariable[]): Fields =>
	Object.fromEntries(
		variables.flatMap(({ name, value, safe, secret }) => {
			if (safe !== undefined) return [[name, { secret: safe }] as const];
			if (value !== undefined) return [[name, secret === undefined ? value : { value, secret }] as const];
			if (!Object.hasOwn(before, name)) return [];
			return [[name, declared(before[name], secret)] as const];
		}),
	);

/** The kept variable, declared secret or not. */
const declared = (variable: unknown, secret: boolean | undefined): unknown => {
	if (typeof variable === "string") return secret === undefined ? variable : { value: variable, secret };
	if (!isFields(variable) || typeof variable["value"] !== "string") return variable;
	const { secret: _, ...rest } = variable;
	return secret === undefined ? rest : { ...rest, secret };
};

const without = (fields: Fields, names: readonly string[]): Fields =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
