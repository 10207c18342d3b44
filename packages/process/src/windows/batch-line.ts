/** cmd.exe reads no more of a line. */
const maxLineLength = 8191;

/** Why something cannot be said to a batch file. */
export class BatchLineError extends Error {
	override readonly name = "BatchLineError";
}

/**
 * The line that makes cmd.exe run a batch file with exactly these arguments. cmd.exe has no quoting that holds for every character: between
 * quotes `& | < > ^ ( )` are harmless, a quote is doubled, which keeps them paired, and `%` is followed by a piece of a variable that is always
 * empty, so that no name can stand between two of them. A line break ends the line whatever surrounds it; so that is refused.
 */
export const batchLine = (file: string, args: readonly string[]): string => {
	const line = [file, ...args].map(quoted).join(" ");
	if (line.length > maxLineLength) {
		throw new BatchLineError(
			`its arguments take ${line.length} characters, and a batch file can be given ${maxLineLength}`,
		);
	}
	return line;
};

/** What cmd.exe needs to read such a line as it is meant: command extensions on, `!` off, no AutoRun, the outer quotes taken off. */
export const batchArguments = (line: string): readonly string[] => [
	"/d",
	"/s",
	"/e:on",
	"/v:off",
	"/c",
	`"${line}"`,
];

const quoted = (text: string): string => {
	if (/[\0\r\n]/.test(text)) {
		throw new BatchLineError("an argument has a line break, which a batch file cannot be given");
	}
	// Backslashes count only before a quote, also before the one that closes.
	const escaped = text.replace(/(\\*)("|$)/g, (_, slashes: string, quote: string) =>
		quote === "" ? slashes + slashes : `${slashes}${slashes}""`,
	);
	return `"${escaped.replaceAll("%", "%%cd:~,%")}"`;
};
