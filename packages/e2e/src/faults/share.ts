import { Random, runSeed } from "./seed.ts";

/** How much of the suite runs: all of it, or with `PARLEY_FAULTS` the third that the seed selects. */
export const runsThird: boolean = process.env["PARLEY_FAULTS"] === "third";

/**
 * The third of these cases that a seed selects, in their order, at least one. The name varies the selection by fault, so that across seeds
 * every fault meets every moment.
 */
export const thirdOf = <Case>(name: string, all: readonly Case[], seed: number): readonly Case[] => {
	const random = new Random(seed, name);
	// Rounded at random, so that each case is equally likely for any number of cases.
	const wanted = Math.max(1, Math.floor(all.length / 3 + random.next()));
	const left = all.map((_, at) => at);
	const chosen = new Set<number>();
	while (chosen.size < wanted) {
		for (const at of left.splice(random.int(0, left.length - 1), 1)) chosen.add(at);
	}
	return all.filter((_, at) => chosen.has(at));
};

/** The cases of this run. */
export const casesOf = <Case>(name: string, all: readonly Case[]): readonly Case[] =>
	runsThird ? thirdOf(name, all, runSeed) : all;
