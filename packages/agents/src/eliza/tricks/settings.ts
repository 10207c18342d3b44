import type { Turn } from "../agent/turn.ts";
import { setHere, tellSettings } from "../practice/settings-methods.ts";
import { splitArguments } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

export const mode: Trick = {
	name: "mode",
	summary: "Changes her mode by herself: ask, plan or auto-accept. Without one, tells the mode.",
	usage: "[mode]",
	run: (turn, args) => change(turn, "mode", args.trim()),
};

export const model: Trick = {
	name: "model",
	summary: "Changes her model by herself. Without one, tells the model.",
	usage: "[couch-small|couch-large|couch-larger]",
	run: (turn, args) => change(turn, "model", args.trim()),
};

export const config: Trick = {
	name: "config",
	summary: "Changes one of her options by herself. Without one, tells them all.",
	usage: "[mode|model|thought|polite] [value]",
	async run(turn, args) {
		const [id, value = ""] = splitArguments(args);
		if (id !== undefined) return change(turn, id, value);
		const { settings } = turn.session.record.facts;
		await turn.say(
			Object.entries(settings)
				.map(([name, each]) => `${name}: ${String(each)}`)
				.join("\n"),
		);
		return "end_turn";
	},
};

const change = async (turn: Turn, id: string, word: string): Promise<"end_turn"> => {
	const value = word === "true" || word === "false" ? word === "true" : word;
	if (word === "") {
		const known = Object.entries(turn.session.record.facts.settings).find(([name]) => name === id);
		await turn.say(known === undefined ? `I have no ${id}.` : `My ${id} is ${String(known[1])}.`);
	} else if (setHere(turn.session, id, value)) {
		await tellSettings(turn.practice, turn.session, turn.client);
		await turn.say(`My ${id} is ${word} now.`);
	} else {
		await turn.speak(`I cannot set ${id} to ${word}. Type \`${usageLine(config)}\`.`);
	}
	return "end_turn";
};
