/** The command that a tool is called with, if it is one. */
export const commandIn = (input: unknown): string | undefined => {
	if (typeof input !== "object" || input === null || !("command" in input)) return undefined;
	const { command } = input;
	if (Array.isArray(command)) return command.map((part) => quoted(String(part))).join(" ");
	return typeof command === "string" ? command : undefined;
};

/** Whether there is more to an input than its command. */
export const hasMoreThanCommand = (input: unknown): boolean =>
	typeof input === "object" && input !== null && Object.keys(input).length > 1;

/** As a shell would have to be told it: joined with spaces alone, another command would be shown than the one that runs. */
const quoted = (part: string): string =>
	/^[\w@%+=:,./-]+$/.test(part) ? part : `'${part.replaceAll("'", String.raw`'\''`)}'`;

/** Whether a title says no more than the command that stands below it. */
export const repeatsCommand = (title: string, command: string): boolean =>
	[bare(title), bare(title).replace(/^Run /, "")].includes(bare(command));

const bare = (text: string): string => text.replaceAll("`", "").replaceAll(/\s+/g, " ").trim();
