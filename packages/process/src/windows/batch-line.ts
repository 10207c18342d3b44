import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The longest line that cmd.exe reads. */
const maxLineLength = 8191;

/** Why arguments cannot be passed to a batch file. */
export class BatchLineError extends WordedError {
	override readonly name = "BatchLineError";
}

/**
 * The line that makes cmd.exe run a batch file with exactly these arguments. cmd.exe has no quoting that holds for every character: between
 * quotes `& | < > ^ ( )` are harmless, a quote is doubled, which keeps them paired, and `%` is followed by a piece of a variable that is always
 * empty, so that no name can stand between two of them. A line break ends the line even inside quotes, so it is refused.
 */
export const batchLine = (file: string, args: readonly string[]): string => {
	const line = [file, ...args].map(quoted).join(" ");
	if (line.length > maxLineLength) {
		throw new BatchLineError(
			wording("agentStart.argumentsTooLong", { length: line.length, limit: maxLineLength }),
		);
	}
	return line;
};

/** Options under which cmd.exe reads such a line as intended: command extensions on, `!` off, no AutoRun, outer quotes stripped. */
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
		throw new BatchLineError(wording("agentStart.argumentLineBreak"));
	}
	// Backslashes escape only before a quote, including the closing one.
	const escaped = text.replace(/(\\*)("|$)/g, (_, slashes: string, quote: string) =>
		quote === "" ? slashes + slashes : `${slashes}${slashes}""`,
	);
	return `"${escaped.replaceAll("%", "%%cd:~,%")}"`;
};
