import type { AuthMethod, TerminalLogin } from "@parley/acp/v1/login/auth-methods";
import { secretsIn, secretsInArguments } from "@parley/logging/secret-values";
import type { LoginCommand } from "@parley/protocol/login/methods";
import type { AgentConfig } from "../agents/agent-config.ts";
import { posixLine, powershellLine } from "./shell-line.ts";

/** What a person runs in a terminal to log in to an agent. */
export type LoginLaunch = {
	readonly command: string;
	readonly args: readonly string[];
	readonly cwd: string;
	readonly env: Readonly<Record<string, string>>;
	/** Variables whose values are in an editor's secret storage, by their names there. */
	readonly secrets: Readonly<Record<string, string>>;
	/** Variables whose values people must not see. */
	readonly hidden: readonly string[];
};

/** The agent as it is configured, with the arguments and variables of its login; or the program that the agent names for it. */
export const loginLaunch = (config: AgentConfig, folder: string, login: TerminalLogin): LoginLaunch => {
	const { command, args, env, secrets = {}, secrecy = {}, cwd = folder } = config;
	const inSafe = Object.entries(secrets).filter(([name]) => !Object.hasOwn(login.env, name));
	const isHidden = ([name, value]: readonly [string, string]): boolean =>
		secrecy[name] ?? secretsIn(name, value).length > 0;
	const whole = { ...env, ...login.env };
	return {
		command: login.command ?? command,
		args: login.command === undefined ? [...args, ...login.args] : login.args,
		cwd,
		env: whole,
		secrets: Object.fromEntries(inSafe),
		hidden: [
			...Object.entries(whole)
				.filter(isHidden)
				.map(([name]) => name),
			...inSafe.map(([name]) => name),
		],
	};
};

/** The terminal login of a method, if it has one. */
export const terminalOf = (method: AuthMethod): TerminalLogin | undefined => method.terminal;

/** The same as a line to copy. What is secret is left out, and named. */
export const loginCommand = (
	{ command, args, cwd, env, hidden }: LoginLaunch,
	platform: NodeJS.Platform,
): LoginCommand => {
	const secretArgs = secretsInArguments(args);
	const isSecret = (arg: string): boolean => secretArgs.some((secret) => arg.includes(secret));
	const shown = {
		...{ command, cwd, args: args.map((arg) => (isSecret(arg) ? "…" : arg)) },
		env: Object.fromEntries(Object.entries(env).filter(([name]) => !hidden.includes(name))),
	};
	const left = [...hidden, ...args.flatMap((arg, at) => (isSecret(arg) ? [nameOf(args, at)] : []))];
	return platform === "win32"
		? { command: powershellLine(shown), shell: "powershell", hidden: left }
		: { command: posixLine(shown), shell: "posix", hidden: left };
};

/** How to call an argument that must not be shown. */
const nameOf = (args: readonly string[], at: number): string => {
	const [flag] = /^-{1,2}[\w-]+(?==)/.exec(args[at] ?? "") ?? [args[at - 1]];
	return flag?.startsWith("-") === true ? flag : `#${at + 1}`;
};
