import type { Trick } from "./trick.ts";

export const recall: Trick = {
	name: "recall",
	summary: "Tells everything she was told before, and the history she was quoted, word by word.",
	usage: "",
	async run(turn) {
		const { facts, turns } = turn.session.record;
		const told = turns.slice(0, -1).map((each, index) => `${index + 1}. ${each.told}`);
		const parts: string[] = [];
		if (facts.quoted !== undefined) parts.push(`You quoted to me:\n${facts.quoted}`);
		if (told.length > 0) parts.push(`You told me:\n${told.join("\n")}`);
		await turn.say(parts.length > 0 ? parts.join("\n\n") : "You have told me nothing before this.");
		return "end_turn";
	},
};
