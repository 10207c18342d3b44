import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import { reasonOf } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { type ParsedOptions, parseOptions } from "./parse-options.ts";

/** What the user asked for. */
export type Command =
	| { readonly name: "help"; readonly topic?: string }
	| { readonly name: "version" }
	| ServeCommand
	| (WithData & { readonly name: "stop"; readonly force: boolean })
	| (WithData & { readonly name: "restart" })
	| (WithData & { readonly name: "status"; readonly json: boolean })
	| (WithData & { readonly name: "logs"; readonly lines: number; readonly follow: boolean })
	| (WithData & { readonly name: "doctor" })
	| ExportCommand
	| (WithData & { readonly name: "import"; readonly files: readonly string[] })
	| (WithData & { readonly name: "maintain"; readonly json: boolean })
	| (WithData & { readonly name: "forget-everything"; readonly yes: boolean });

export type ExportCommand = WithData & {
	readonly name: "export";
	/** Absent for all chats. */
	readonly session?: string;
	readonly format: ArchiveFormat;
	/** A file, or "-" for standard output; by default, a file named after the chat. */
	readonly output?: string;
};

export type WithData = { readonly data?: string };

export type ServeCommand = WithData & {
	readonly name: "serve";
	readonly folders: readonly string[];
	readonly host: string;
	/** Without it, the port of the last time, or else any. */
	readonly port?: number;
	readonly agent?: string;
	readonly open: boolean;
	readonly unprotected: boolean;
};

/** The command line is invalid; the message says why and what would be valid. */
export class UsageError extends WordedError {
	override readonly name = "UsageError";
}

const common = { data: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

const options = {
	serve: {
		...common,
		host: { type: "string", default: "127.0.0.1" },
		port: { type: "string" },
		agent: { type: "string" },
		open: { type: "boolean", default: true },
		unprotected: { type: "boolean", default: false },
	},
	stop: { ...common, force: { type: "boolean", default: false } },
	restart: common,
	status: { ...common, json: { type: "boolean", default: false } },
	logs: {
		...common,
		lines: { type: "string", short: "n", default: "100" },
		follow: { type: "boolean", short: "f", default: false },
	},
	doctor: common,
	export: {
		...common,
		all: { type: "boolean", default: false },
		format: { type: "string", short: "f", default: "markdown" },
		output: { type: "string", short: "o" },
	},
	import: common,
	maintain: { ...common, json: { type: "boolean", default: false } },
	"forget-everything": { ...common, yes: { type: "boolean", default: false } },
} as const;

const withPositionals: ReadonlySet<string> = new Set(["serve", "export", "import"]);

const isCommand = (word: string): word is keyof typeof options => Object.hasOwn(options, word);

/** Parses a command line. Pure: callers check whether folders exist. */
export const readCommandLine = (args: readonly string[]): Command => {
	const [word = "help", ...rest] = args;
	if (word === "--version" || word === "-v" || word === "version") return { name: "version" };
	if (word === "--help" || word === "-h" || word === "help") return readHelp(rest[0]);
	if (!isCommand(word)) throw unknownCommand(word);
	const parsed = parse(word, rest);
	if (parsed.values["help"] === true) return { name: "help", topic: word };
	const values = new Values(parsed.values);
	const data = values.has("data") ? { data: values.text("data") } : {};
	switch (word) {
		case "serve":
			return {
				name: "serve",
				folders: parsed.positionals,
				host: values.text("host"),
				...(values.has("port") ? { port: values.number("port", 65_535) } : {}),
				...(values.has("agent") ? { agent: values.text("agent") } : {}),
				open: values.flag("open"),
				unprotected: values.flag("unprotected"),
				...data,
			};
		case "stop":
			return { name: "stop", force: values.flag("force"), ...data };
		case "restart":
			return { name: "restart", ...data };
		case "status":
			return { name: "status", json: values.flag("json"), ...data };
		case "logs":
			return {
				name: "logs",
				lines: values.number("lines", 1_000_000),
				follow: values.flag("follow"),
				...data,
			};
		case "doctor":
			return { name: "doctor", ...data };
		case "export":
			return { ...readExport(parsed.positionals, values), ...data };
		case "import":
			if (parsed.positionals.length === 0) throw new UsageError(wording("cli.nameFiles"));
			return { name: "import", files: parsed.positionals, ...data };
		case "maintain":
			return { name: "maintain", json: values.flag("json"), ...data };
		case "forget-everything":
			return { name: "forget-everything", yes: values.flag("yes"), ...data };
	}
};

const readHelp = (topic: string | undefined): Command => {
	if (topic === undefined || topic === "help" || topic === "version") return { name: "help" };
	if (!isCommand(topic)) throw unknownCommand(topic);
	return { name: "help", topic };
};

const unknownCommand = (command: string): UsageError =>
	new UsageError(wording("cli.unknownCommand", { command }));

const readExport = (positionals: readonly string[], values: Values): ExportCommand => {
	const [session, ...others] = positionals;
	const isAll = values.flag("all");
	if (others.length > 0 || isAll === (session !== undefined)) throw new UsageError(wording("cli.nameChat"));
	const format = values.text("format");
	if (format !== "markdown" && format !== "jsonl")
		throw new UsageError(wording("cli.unknownFormat", { format }));
	return {
		name: "export",
		...(session === undefined ? {} : { session }),
		format,
		...(values.has("output") ? { output: values.text("output") } : {}),
	};
};

const parse = (command: keyof typeof options, args: readonly string[]): ParsedOptions => {
	try {
		return parseOptions(args, options[command], withPositionals.has(command));
	} catch (error) {
		throw new UsageError(wording("cli.badOptions", { command, reason: reasonOf(error) }));
	}
};

class Values {
	readonly #values: Readonly<Record<string, unknown>>;

	constructor(values: Readonly<Record<string, unknown>>) {
		this.#values = values;
	}

	has(name: string): boolean {
		return this.#values[name] !== undefined;
	}

	text(name: string): string {
		return String(this.#values[name]);
	}

	flag(name: string): boolean {
		return this.#values[name] === true;
	}

	number(name: string, max: number): number {
		const text = this.text(name);
		if (/^\d{1,7}$/.test(text) && Number(text) <= max) return Number(text);
		throw new UsageError(wording("cli.notANumber", { option: name, max: String(max), value: text }));
	}
}
