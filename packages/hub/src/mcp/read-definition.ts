import { isFields } from "@parley/base/guards/fields";
import { type Wording, wording } from "@parley/words/wording";
import type { ConfiguredServer, ServerDefinition, ServerValue } from "./server-definition.ts";

/** What a file may configure. Beyond this, it is wrong or hostile. */
export const serverLimits = { servers: 50, name: 100, text: 8192, items: 200 } as const;

/** `safe`: whether values may be named in an editor's secret storage, or declared secret. Only the user's own file may do that. */
export type ReadingRules = { readonly safe: boolean };

type Fields = Readonly<Record<string, unknown>>;

class Mistake extends Error {
	override readonly name = "Mistake";
	readonly wording: Wording;
	constructor(mistake: Wording) {
		super(mistake.code);
		this.wording = mistake;
	}
}

/** Servers by name, as people know them from other programs. */
export const readServers = (servers: Fields, rules: ReadingRules): ConfiguredServer[] =>
	Object.entries(servers).map(([name, entry], at) => readServer(name, entry, at, rules));

const readServer = (name: string, entry: unknown, at: number, rules: ReadingRules): ConfiguredServer => {
	try {
		const limit = serverLimits.name;
		if (at >= serverLimits.servers)
			throw new Mistake(wording("mcpProblem.tooMany", { limit: serverLimits.servers }));
		if (name === "" || name.length > limit) throw new Mistake(wording("mcpProblem.nameLength", { limit }));
		if (!isFields(entry)) throw new Mistake(wording("mcpProblem.notAnObject"));
		const isOff = entry["disabled"] === true;
		return { name, definition: readDefinition(entry, rules), ...(isOff ? { isOff } : {}) };
	} catch (error) {
		if (!(error instanceof Mistake)) throw error;
		return { name: name === "" ? "?" : name.slice(0, serverLimits.name), problem: error.wording };
	}
};

const readDefinition = (entry: Fields, rules: ReadingRules): ServerDefinition => {
	const { type, command, url } = entry;
	if (type === undefined && command === undefined && url === undefined)
		throw new Mistake(wording("mcpProblem.noCommand"));
	const transport = readTransport(type, command);
	if (transport === "stdio") {
		if (command === undefined) throw new Mistake(wording("mcpProblem.noCommand"));
		// The protocol has no place for them, and without them another program would run.
		for (const field of ["envFile", "cwd"])
			if (entry[field] !== undefined && !isWorkspaceFolder(entry[field]))
				throw new Mistake(wording("mcpProblem.unsupportedField", { field }));
		const args = entry["args"] ?? [];
		if (!Array.isArray(args) || args.length > serverLimits.items)
			throw new Mistake(wording("mcpProblem.badArgs", { limit: serverLimits.items }));
		return {
			...{ transport, command: readText("command", command) },
			args: args.map((arg: unknown) => readText("args", arg, true)),
			env: readValues("env", entry["env"], rules),
		};
	}
	const address = readText("url", url);
	if (!isAddress(address)) throw new Mistake(wording("mcpProblem.badUrl"));
	return { transport, url: address, headers: readValues("headers", entry["headers"], rules) };
};

const remote: Readonly<Record<string, "http" | "sse">> = {
	http: "http",
	"streamable-http": "http",
	streamableHttp: "http",
	sse: "sse",
};

const readTransport = (type: unknown, command: unknown): ServerDefinition["transport"] => {
	if (type === undefined) return command === undefined ? "http" : "stdio";
	if (type === "stdio") return "stdio";
	const known = typeof type === "string" && Object.hasOwn(remote, type) ? remote[type] : undefined;
	if (known === undefined) throw new Mistake(wording("mcpProblem.badType"));
	return known;
};

const readText = (field: string, text: unknown, mayBeEmpty = false): string => {
	const isText = typeof text === "string" && text.length <= serverLimits.text && !text.includes("\0");
	if (!isText || (text === "" && !mayBeEmpty)) throw new Mistake(wording("mcpProblem.badText", { field }));
	return text;
};

const readValues = (field: string, values: unknown = {}, rules: ReadingRules) => {
	if (!isFields(values) || Object.keys(values).length > serverLimits.items)
		throw new Mistake(wording("mcpProblem.badValues", { field }));
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			readText(field, name),
			readValue(`${field}.${name}`, value, rules),
		]),
	);
};

const readValue = (field: string, given: unknown, { safe }: ReadingRules): ServerValue => {
	if (typeof given === "number" || typeof given === "boolean") return { value: String(given) };
	if (typeof given === "string") return { value: readText(field, given, true) };
	const { value, secret } = isFields(given) ? given : { value: undefined, secret: undefined };
	if (value === undefined && safe && typeof secret === "string" && secret !== "" && secret.length <= 200)
		return { safe: secret };
	if (!safe || (secret !== undefined && typeof secret !== "boolean"))
		throw new Mistake(wording("mcpProblem.badText", { field }));
	return { value: readText(field, value, true), ...(secret === undefined ? {} : { secret }) };
};

/** Agents start servers there anyway. */
const isWorkspaceFolder = (text: unknown): boolean =>
	typeof text === "string" && /^\$\{workspaceFolder\}\/?$/.test(text);

/** The scheme is not a variable's to choose. */
const isAddress = (text: string): boolean => {
	if (!/^https?:\/\/[^\s]+$/i.test(text)) return false;
	return URL.canParse(text.replaceAll(/\$\{[^}]*\}/g, "x"));
};
