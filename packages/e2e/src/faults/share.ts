import { Random, runSeed } from "./seed.ts";

/** How much of the suite runs: all of it, unless `PARLEY_FAULTS` asks for the third that the seed decides on. */
export const runsThird: boolean = process.env["PARLEY_FAULTS"] === "third";

/**
 * The third of these cases that a seed decides on, in their order and at least one. The name keeps faults apart: each fault strikes at
 * moments of its own, so that over the seeds every pair has its turn.
 */
export const thirdOf = <Case>(name: string, all: readonly Case[], seed: number): readonly Case[] => {
	const random = new Random(seed, name);
	// Rounded by chance, so that each case is as likely as any other however many there are.
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
