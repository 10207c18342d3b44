import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { codeOf } from "@parley/base/errors/code-of";
import { messageOf } from "@parley/base/errors/message-of";
import { isFields } from "@parley/base/guards/fields";
import type { AgentConfig } from "@parley/hub/agents/agent-config";
import { plain } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import { readStart } from "./read-start.ts";

/** The settings file is invalid. */
export class BadConfigError extends WordedError {
	override readonly name = "BadConfigError";
	/** The mistake, without the file's name. */
	readonly problem: Wording;
	constructor(path: string, problem: Wording) {
		super(wording("config.bad", { file: path, problem: plain(problem) }));
		this.problem = problem;
	}
}

/**
 * The agents in the settings file: `{"agents": {"name": {"command": "…", "args": […], "env": {…}, "title": "…"}}}`, each with how it
 * starts (`read-start.ts`).
 */
export const readAgents = async (path: string): Promise<AgentConfig[]> => {
	const text = await readFile(path, "utf8").catch((error: unknown) => {
		if (codeOf(error) === "ENOENT") return "{}";
		throw new BadConfigError(path, wording("config.unreadable", { reason: messageOf(error) }));
	});
	return readConfig(path, text);
};

/** The agents in the text of a settings file. */
export const readConfig = (path: string, text: string): AgentConfig[] => {
	const { agents = {} } = parseConfig(path, text);
	if (!isFields(agents)) throw new BadConfigError(path, wording("config.agentsNotAnObject"));
	return Object.entries(agents).map(([name, agent]) => readAgent(path, name, agent));
};

const maxName = 100;
/** Passed as a value, because braces in a phrase mark arguments. */
const namedSecret = '{ "secret": "…" }';

const readAgent = (path: string, name: string, agent: unknown): AgentConfig => {
	const bad = (problem: Wording): BadConfigError => new BadConfigError(path, problem);
	const named = { agent: name };
	if (!isFields(agent)) throw bad(wording("config.agentNotAnObject", named));
	const { command, args = [], env = {}, title = name } = agent;
	if (name === "" || name.length > maxName)
		throw bad(wording("config.nameLength", { ...named, limit: maxName }));
	if (typeof command !== "string" || command === "") throw bad(wording("config.noCommand", named));
	if (!Array.isArray(args) || !args.every(isString)) throw bad(wording("config.badArgs", named));
	if (!isFields(env)) throw bad(wording("config.envNotAnObject", named));
	if (typeof title !== "string") throw bad(wording("config.badTitle", named));
	const badVariable = (variable: string): BadConfigError =>
		bad(wording("config.badVariable", { ...named, variable, example: namedSecret }));
	return {
		...{ agentId: name, title, thirdParty: true, command, args },
		...readEnv(env, badVariable),
		...readStart(name, agent, bad),
	};
};

/**
 * A variable is a text, or `{ "secret": "name" }` for one in an editor's secret storage. `{ "value": "…", "secret": true }` declares
 * whether a text is secret, overriding the guess from its name and shape.
 */
const readEnv = (
	env: Record<string, unknown>,
	bad: (variable: string) => BadConfigError,
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
		else throw bad(key);
	}
	return {
		env: plain,
		...(Object.keys(secrets).length === 0 ? {} : { secrets }),
		...(Object.keys(secrecy).length === 0 ? {} : { secrecy }),
	};
};

export const parseConfig = (path: string, text: string): Record<string, unknown> => {
	try {
		const config: unknown = JSON.parse(text);
		if (isFields(config)) return config;
	} catch (error) {
		const reason = withoutExcerpt(messageOf(error));
		throw new BadConfigError(path, wording("config.notJson", { name: basename(path), reason }));
	}
	throw new BadConfigError(path, wording("config.notAnObject"));
};

/** The engine quotes the text around the mistake, which may contain a key. */
const withoutExcerpt = (message: string): string =>
	message.replace(/,? (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, "");

const isString = (value: unknown): value is string => typeof value === "string";
