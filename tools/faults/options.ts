import { parseArgs } from "node:util";

export type FaultOptions = {
	/** How often the suite runs, each time with another seed. */
	readonly rounds: number;
	/** Whether only a third of the cases runs, chosen by the seed. */
	readonly third: boolean;
	/** Arguments for Vitest, such as `-t "hub killed"`. */
	readonly rest: readonly string[];
};

export class BadRoundsError extends Error {
	override readonly name = "BadRoundsError";

	constructor(given: string) {
		super(`--rounds ${given} is not a number of rounds. Give a positive integer.`);
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

/** The seed of a round: the given one, else one derived from the commit; later rounds count up from it. */
export const seedOf = (round: number, asked: string | undefined, commit: string): number => {
	const first = asked === undefined ? Number.parseInt(commit.slice(0, 8), 16) : Number(asked);
	return (first + round) % 2 ** 31;
};
