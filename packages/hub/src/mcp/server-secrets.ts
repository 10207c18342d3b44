import { secretsIn, secretsInArguments } from "@parley/logging/secret-values";
import type { ShownServer } from "@parley/protocol/mcp/state";
import { type ServerDefinition, type ServerValue, valuesOf } from "./server-definition.ts";

const mask = "•••••";

/** The values of a server that must not appear in a log, a view or an export. */
export const secretsOfServer = (definition: ServerDefinition): string[] => {
	const values = Object.entries(valuesOf(definition)).flatMap(([name, value]) => secretsOfValue(name, value));
	return [...new Set([...values, ...secretsOfTarget(definition)])];
};

/** A server for people to see: everything that matters for what it does, and no secret. */
export const shownServer = (definition: ServerDefinition): ShownServer => {
	const secrets = secretsOfTarget(definition);
	const hide = (text: string): string =>
		secrets.reduce((shown, secret) => shown.replaceAll(secret, mask), text);
	const values = Object.entries(valuesOf(definition)).map(([name, value]) => {
		const isHidden = value.value === undefined || secretsOfValue(name, value).length > 0;
		return { name, ...(isHidden ? {} : { value: value.value }) };
	});
	return definition.transport === "stdio"
		? { command: hide(definition.command), args: definition.args.map(hide), values }
		: { url: hide(definition.url), values };
};

/** Whether the command line or the address holds a secret. */
export const hasSecretTarget = (definition: ServerDefinition): boolean =>
	secretsOfTarget(definition).length > 0;

const secretsOfValue = (name: string, { value, ...declared }: ServerValue): string[] => {
	if (value === undefined || ("secret" in declared && declared.secret === false)) return [];
	if ("secret" in declared && declared.secret === true) return [value.trim()].filter((text) => text !== "");
	// What stands for a variable says nothing of its value.
	return secretsIn(name, value.replaceAll(/\$\{[^}]*\}/g, ""));
};

const secretsOfTarget = (definition: ServerDefinition): string[] =>
	definition.transport === "stdio"
		? secretsInArguments([definition.command, ...definition.args])
		: secretsInAddress(definition.url);

/** Userinfo, and what a query calls a key. */
const secretsInAddress = (url: string): string[] => {
	const query = url.split("?", 2)[1] ?? "";
	const named = query.split("&").flatMap((pair) => {
		const [name = "", ...value] = pair.split("=");
		return secretsIn(name, value.join("="));
	});
	return [...new Set([...secretsIn("url", url), ...named])].filter((secret) => secret !== url);
};
