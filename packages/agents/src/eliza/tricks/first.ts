import { firstOfQuoted } from "../memory/quoted-history.ts";
import type { Trick } from "./trick.ts";

export const first: Trick = {
	name: "first",
	summary: "Tells what you said first, as far as she knows.",
	usage: "",
	async run(turn) {
		const { facts, turns } = turn.session.record;
		const [earliest] = turns.slice(0, -1);
		if (facts.quoted !== undefined)
			await turn.say(`By the history you quoted, you first said: ${firstOfQuoted(facts.quoted)}`);
		else if (earliest !== undefined) await turn.say(`You first said: ${earliest.told}`);
		else await turn.say("You have told me nothing before this.");
		return "end_turn";
	},
};
