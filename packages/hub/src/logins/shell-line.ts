/** A program with its arguments, its folder and variables. */
export type ShellCommand = {
	readonly command: string;
	readonly args: readonly string[];
	readonly cwd: string;
	readonly env: Readonly<Record<string, string>>;
};

/** One line for a POSIX shell. Whatever the words contain, the shell takes them as they are. */
export const posixLine = ({ command, args, cwd, env }: ShellCommand): string => {
	const variables = Object.entries(env).map(([name, value]) => posixWord(`${name}=${value}`));
	// Names that the shell would not take before a command are no problem for `env`.
	const prefix = variables.length === 0 ? [] : ["env", ...variables];
	return `cd ${posixWord(cwd)} && ${[...prefix, ...[command, ...args].map(posixWord)].join(" ")}`;
};

/** One line for PowerShell. */
export const powershellLine = ({ command, args, cwd, env }: ShellCommand): string =>
	[
		`Set-Location -LiteralPath ${powershellWord(cwd)}`,
		...Object.entries(env).map(
			([name, value]) => `Set-Item -LiteralPath ${powershellWord(`Env:${name}`)} ${powershellWord(value)}`,
		),
		["&", ...[command, ...args].map(powershellWord)].join(" "),
	].join("; ");

const posixWord = (word: string): string =>
	/^[\w@%+:,./=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** PowerShell also takes typographic quotes for quotes. */
const powershellWord = (word: string): string => `'${word.replaceAll(/['‘’‚‛]/g, "$&$&")}'`;
