import { parseArgs } from "node:util";

export type FaultOptions = {
	/** How often the suite runs, each time with another seed. */
	readonly rounds: number;
	/** Whether only the third of the cases runs that the seed decides on. */
	readonly third: boolean;
	/** What goes on to Vitest, such as `-t "hub killed"`. */
	readonly rest: readonly string[];
};

export class BadRoundsError extends Error {
	override readonly name = "BadRoundsError";

	constructor(given: string) {
		super(`--rounds ${given} is no number of rounds. Give a whole number from 1 on.`);
	}
}

export const readOptions = (args: readonly string[]): FaultOptions => {
	const { values, tokens } = parseArgs({
		args: [...args],
		options: { rounds: { type: "string", default: "1" }, third: { type: "boolean", default: false } },
		strict: false,
		tokens: true,
	});
	const rounds = Number(values.rounds);
	if (!Number.isSafeInteger(rounds) || rounds < 1) throw new BadRoundsError(String(values.rounds));
	const own = new Set<number>();
	for (const token of tokens) {
		if (token.kind !== "option" || !["rounds", "third"].includes(token.name)) continue;
		own.add(token.index);
		if (token.value !== undefined && !token.inlineValue) own.add(token.index + 1);
	}
	return { rounds, third: values.third === true, rest: args.filter((_, at) => !own.has(at)) };
};

/** The seed of a round: the one that was asked for, else one that belongs to the commit, and in later rounds those after it. */
export const seedOf = (round: number, asked: string | undefined, commit: string): number => {
	const first = asked === undefined ? Number.parseInt(commit.slice(0, 8), 16) : Number(asked);
	return (first + round) % 2 ** 31;
};
