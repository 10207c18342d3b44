import { parseArgs } from "node:util";
import {
	type Choice,
	type ChoiceName,
	type Chosen,
	choices,
	defaultOptions,
	type Options,
} from "./options.ts";

/** What the command line asks her to do. */
export type CommandLine = {
	readonly task: "help" | "version" | "log-in" | "serve";
	readonly options: Options;
};

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const spellings = {
	help: { ...flag, short: "h" },
	version: { ...flag, short: "v" },
	"log-in": flag,
	sessions: text,
	load: text,
	resume: text,
	offer: text,
	prompt: text,
	login: text,
	mcp: text,
	"one-session": text,
	state: text,
	page: text,
	protocol: text,
} as const;

/** Reads the words after the program's name. What the environment says comes first, so that a word can overrule it. */
export const readCommandLine = (words: readonly string[], env: NodeJS.ProcessEnv): CommandLine => {
	const inherited = (env["ELIZA_OPTIONS"] ?? "").split(/\s+/).filter((word) => word !== "");
	const { values } = parseArgs({ options: spellings, args: [...inherited, ...words] });
	const some = <Name extends ChoiceName>(name: Name): Chosen<Name> | undefined =>
		readChosen(name, values[name]);
	return {
		task: values.help ? "help" : values.version ? "version" : values["log-in"] ? "log-in" : "serve",
		options: {
			sessions: some("sessions") ?? defaultOptions.sessions,
			load: some("load") ?? defaultOptions.load,
			resume: some("resume") ?? defaultOptions.resume,
			offer: some("offer") ?? defaultOptions.offer,
			prompt: some("prompt"),
			login: some("login") ?? defaultOptions.login,
			mcp: some("mcp") ?? defaultOptions.mcp,
			oneSession: [...(some("one-session") ?? [])][0],
			state: values.state ?? (env["ELIZA_STATE"] || undefined),
			page: readNumber("page", values.page, defaultOptions.page),
			protocol: readNumber("protocol", values.protocol, defaultOptions.protocol),
		},
	};
};

/** Reads `a,b`, `all` or `none`. */
const readChosen = <Name extends ChoiceName>(
	name: Name,
	value: string | undefined,
): Chosen<Name> | undefined => {
	if (value === undefined) return undefined;
	const known: readonly Choice<Name>[] = choices[name];
	if (value === "all") return new Set(known);
	if (value === "none") return new Set();
	return new Set(
		value.split(",").map((word) => {
			const choice = known.find((each) => each === word);
			if (choice === undefined) throw new UnknownChoice(name, word);
			return choice;
		}),
	);
};

const readNumber = (name: string, value: string | undefined, otherwise: number): number => {
	if (value === undefined) return otherwise;
	if (!/^[1-9]\d{0,8}$/.test(value)) throw new NotANumber(name, value);
	return Number(value);
};

export class UnknownChoice extends Error {
	constructor(name: ChoiceName, word: string) {
		super(`--${name} does not know "${word}"; give "all", "none" or some of ${choices[name].join(",")}`);
		this.name = "UnknownChoice";
	}
}

export class NotANumber extends Error {
	constructor(name: string, value: string) {
		super(`--${name} takes a whole number from 1, not "${value}"`);
		this.name = "NotANumber";
	}
}
