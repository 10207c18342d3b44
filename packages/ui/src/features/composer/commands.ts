/** A slash command that an agent offers. */
export type Command = { readonly name: string; readonly description: string; readonly hint?: string };

/** Reads the commands from the agent's announcement, and ignores anything else in it. */
export const readCommands = (aspect: Readonly<Record<string, unknown>> | undefined): readonly Command[] => {
	const list = aspect?.["availableCommands"];
	return Array.isArray(list) ? list.flatMap(readCommand) : [];
};

const readCommand = (data: unknown): Command[] => {
	if (typeof data !== "object" || data === null || !("name" in data)) return [];
	const { name } = data;
	if (typeof name !== "string" || name === "") return [];
	const description = "description" in data && typeof data.description === "string" ? data.description : "";
	const hint = "input" in data ? readHint(data.input) : undefined;
	return [{ name, description, ...(hint === undefined ? {} : { hint }) }];
};

const readHint = (input: unknown): string | undefined =>
	typeof input === "object" && input !== null && "hint" in input && typeof input.hint === "string"
		? input.hint
		: undefined;

/** The prefix of the command being typed: a slash at the very beginning, and no blank before the cursor. */
export const commandStart = (text: string, cursor: number): string | undefined => {
	const [, start] = /^\/(\S*)$/.exec(text.slice(0, cursor)) ?? [];
	return start;
};

/** Commands that start with the prefix, then those that contain it. */
export const matchCommands = (commands: readonly Command[], start: string): readonly Command[] => {
	const wanted = start.toLowerCase();
	const rank = ({ name }: Command): number => {
		const at = name.toLowerCase().indexOf(wanted);
		return at < 0 ? 2 : Math.min(at, 1);
	};
	return commands.filter((each) => rank(each) < 2).toSorted((a, b) => rank(a) - rank(b));
};
