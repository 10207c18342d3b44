import type { Usage } from "@parley/protocol/agent/options/read-usage";
import { say } from "@parley/words/spoken";

export const percentOf = ({ used, size = used }: Usage): number =>
	size === 0 ? 0 : Math.round((used / size) * 100);

export const isNearlyFull = (usage: Usage): boolean => percentOf(usage) >= 85;

/** In few characters: 34 % of 200k. */
export const usageWords = (usage: Usage): string =>
	usage.size === undefined
		? shortCount(usage.used)
		: say("options.partUsed", { percent: percentOf(usage), size: shortCount(usage.size) });

/** In full, with what it has cost. */
export const usageHint = (usage: Usage): string => {
	const { used, size, cost, currency = "" } = usage;
	const tokens =
		size === undefined ? say("options.tokensAlone", { used }) : say("options.tokens", { used, size });
	return cost === undefined ? tokens : say("options.withCost", { tokens, amount: cost, currency }).trim();
};

/** What else there is to tell, line by line. */
export const usageDetails = ({ turn, quota }: Usage): readonly string[] => [
	...(turn === undefined ? [] : [say("options.turnTokens", turn)]),
	...(quota === undefined
		? []
		: [
				quota.resetsAt === undefined
					? say("options.quota", { used: quota.used, limit: quota.limit })
					: say("options.quotaUntil", { used: quota.used, limit: quota.limit, time: quota.resetsAt }),
			]),
];

/** Rounded to what fits into a small space. */
const shortCount = (count: number): string => {
	if (count < 1000) return String(count);
	const thousands = Math.round(count / 1000);
	return thousands < 1000
		? say("options.thousands", { count: thousands })
		: say("options.millions", { count: Math.round(count / 100_000) / 10 });
};
