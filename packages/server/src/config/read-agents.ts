import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { isFields } from "@parley/base/guards/fields";
import type { AgentConfig } from "@parley/hub/agents/agent-config";

/** The settings file cannot be used as it is. */
export class BadConfigError extends Error {
	override readonly name = "BadConfigError";
	/** What is wrong, without the file's name. */
	readonly what: string;
	constructor(path: string, what: string) {
		super(`${path}: ${what}. Correct it.`);
		this.what = what;
	}
}

/** The agents in the settings file: `{"agents": {"name": {"command": "…", "args": […], "env": {…}, "title": "…"}}}`. */
export const readAgents = async (path: string): Promise<AgentConfig[]> => {
	const text = await readFile(path, "utf8").catch((error: unknown) => {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return "{}";
		throw new BadConfigError(path, String(error));
	});
	const config = parse(path, text);
	const { agents = {} } = config;
	if (!isFields(agents)) throw new BadConfigError(path, '"agents" must be an object');
	return Object.entries(agents).map(([name, agent]) => readAgent(path, name, agent));
};

const readAgent = (path: string, name: string, agent: unknown): AgentConfig => {
	const bad = (what: string): BadConfigError =>
		new BadConfigError(path, `agent ${JSON.stringify(name)}: ${what}`);
	if (!isFields(agent)) throw bad("must be an object");
	const { command, args = [], env = {}, title = name } = agent;
	if (name === "" || name.length > 100) throw bad("a name has 1 to 100 characters");
	if (typeof command !== "string" || command === "") throw bad('"command" must name a program');
	if (!Array.isArray(args) || !args.every(isString)) throw bad('"args" must be a list of strings');
	if (!isFields(env)) throw bad('"env" must be an object');
	if (typeof title !== "string") throw bad('"title" must be a string');
	return { agentId: name, title, thirdParty: true, command, args, ...readEnv(env, bad) };
};

/**
 * A variable is a text, or `{ "secret": "name" }` for one that an editor keeps. `{ "value": "…", "secret": true }` says whether a
 * text is secret, where its name and its look would say otherwise.
 */
const readEnv = (
	env: Record<string, unknown>,
	bad: (what: string) => BadConfigError,
): Pick<AgentConfig, "env" | "secrets" | "secrecy"> => {
	const plain: Record<string, string> = {};
	const secrets: Record<string, string> = {};
	const secrecy: Record<string, boolean> = {};
	for (const [key, variable] of Object.entries(env)) {
		const { value, secret } = isFields(variable) ? variable : { value: variable, secret: undefined };
		if (isString(value) && (secret === undefined || typeof secret === "boolean")) {
			plain[key] = value;
			if (secret !== undefined) secrecy[key] = secret;
		} else if (value === undefined && isString(secret) && secret !== "" && secret.length <= 200)
			secrets[key] = secret;
		else throw bad(`"env.${key}" must be a string, or name a secret: { "secret": "…" }`);
	}
	return {
		env: plain,
		...(Object.keys(secrets).length === 0 ? {} : { secrets }),
		...(Object.keys(secrecy).length === 0 ? {} : { secrecy }),
	};
};

const parse = (path: string, text: string): Record<string, unknown> => {
	try {
		const config: unknown = JSON.parse(text);
		if (isFields(config)) return config;
	} catch (error) {
		const reason = error instanceof Error ? withoutExcerpt(error.message) : String(error);
		throw new BadConfigError(path, `${basename(path)} is not JSON (${reason})`);
	}
	throw new BadConfigError(path, "must be an object");
};

/** The engine quotes what stands around the mistake, and that may be a key. */
const withoutExcerpt = (message: string): string =>
	message.replace(/,? (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, "");

const isString = (value: unknown): value is string => typeof value === "string";
