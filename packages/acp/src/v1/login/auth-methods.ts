import { isFields } from "@parley/base/guards/fields";
import type { LoginMethod, LoginVariable } from "@parley/protocol/login/login-need";
import { isAuthMethodBase } from "../wire/check.ts";

/** What a person runs to log in in a terminal. Without `command`, the agent's own program with these arguments after its usual ones. */
export type TerminalLogin = {
	readonly command?: string;
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string>>;
};

/** A way to log in that an agent offers. */
export type AuthMethod = LoginMethod & {
	/** As the agent calls it. */
	readonly type?: string;
	readonly terminal?: TerminalLogin;
};

const maxMethods = 20;
const maxVariables = 50;
const maxName = 200;
const maxText = 2000;

/** The ways to log in that an agent offers. What is unreadable is left out. */
export const readAuthMethods = (data: unknown): readonly AuthMethod[] =>
	Array.isArray(data) ? data.slice(0, maxMethods).flatMap(readMethod) : [];

/** A method as people see it: without what it runs. */
export const shownMethod = ({ type: _, terminal: __, ...shown }: AuthMethod): LoginMethod => shown;

const readMethod = (data: unknown): AuthMethod[] => {
	if (!isAuthMethodBase(data)) return [];
	const { id, name } = data;
	const fields: Readonly<Record<string, unknown>> = data;
	const { description, type, link, vars, varName, _meta: meta } = fields;
	const terminal = type === "terminal" ? readTerminal(fields) : terminalInMeta(meta);
	const address = webAddress(link);
	const shared = {
		...{ id, name: name.slice(0, maxName) },
		...(isText(description) ? { description: description.slice(0, maxText) } : {}),
		...(isText(type) ? { type: type.slice(0, maxName) } : {}),
		...(address === undefined ? {} : { link: address }),
	};
	if (terminal !== undefined) return [{ ...shared, kind: "terminal", terminal }];
	if (type !== "env_var") return [{ ...shared, kind: "agent" }];
	// An early form of the method named a single variable.
	const named = Array.isArray(vars) ? vars : [{ name: varName }];
	const variables = named.slice(0, maxVariables).flatMap(readVariable);
	return variables.length === 0 ? [] : [{ ...shared, kind: "variables", variables }];
};

const readVariable = (data: unknown): LoginVariable[] => {
	if (!isFields(data)) return [];
	const { name, label, secret, optional } = data;
	if (!isText(name) || name.length > maxName || /[=\0]/.test(name)) return [];
	return [
		{
			// Secret unless the agent says otherwise, as in the protocol.
			...{ name, secret: secret !== false, optional: optional === true },
			...(isText(label) ? { label: label.slice(0, maxName) } : {}),
		},
	];
};

const readTerminal = ({ args, env }: Readonly<Record<string, unknown>>): TerminalLogin => ({
	args: texts(args),
	env: variables(env),
});

/** The form that agents used before the protocol had terminals, and use for clients that announce it. */
const terminalInMeta = (meta: unknown): TerminalLogin | undefined => {
	const login = isFields(meta) ? meta["terminal-auth"] : undefined;
	if (!isFields(login) || !isText(login["command"])) return undefined;
	return { command: login["command"], ...readTerminal(login) };
};

const texts = (data: unknown): string[] =>
	Array.isArray(data)
		? data.filter((each): each is string => typeof each === "string" && !each.includes("\0"))
		: [];

const variables = (data: unknown): Record<string, string> =>
	Object.fromEntries(
		Object.entries(isFields(data) ? data : {}).flatMap(([name, value]) =>
			typeof value === "string" && name !== "" && !/[=\0]/.test(name) ? [[name, value] as const] : [],
		),
	);

const isText = (data: unknown): data is string => typeof data === "string" && data !== "";

/** Agents may only send people to the web. */
const webAddress = (data: unknown): string | undefined => {
	if (!isText(data) || data.length > maxText || !URL.canParse(data)) return undefined;
	const { protocol, href } = new URL(data);
	return protocol === "https:" || protocol === "http:" ? href : undefined;
};
