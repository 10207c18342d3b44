/** The command in a tool's input, if it has one. */
export const commandIn = (input: unknown): string | undefined => {
	if (typeof input !== "object" || input === null || !("command" in input)) return undefined;
	const { command } = input;
	if (Array.isArray(command)) return command.map((part) => quoted(String(part))).join(" ");
	return typeof command === "string" ? command : undefined;
};

/** Whether an input has more than its command. */
export const hasMoreThanCommand = (input: unknown): boolean =>
	typeof input === "object" && input !== null && Object.keys(input).length > 1;

/** Quoted for a shell: joined with spaces alone, the text would be another command than the one that runs. */
const quoted = (part: string): string =>
	/^[\w@%+=:,./-]+$/.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`;

/** Whether a title only repeats the command shown below it. */
export const repeatsCommand = (title: string, command: string): boolean =>
	[bare(title), bare(title).replace(/^Run /, "")].includes(bare(command));

const bare = (text: string): string => text.replaceAll("`", "").replaceAll(/\s+/g, " ").trim();
