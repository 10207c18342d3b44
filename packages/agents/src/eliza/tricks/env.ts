import { splitArguments } from "./arguments.ts";
import { type Trick, usageLine } from "./trick.ts";

export const env: Trick = {
	name: "env",
	summary: "Tells whether an environment variable is set, never its value.",
	usage: "<name>",
	async run(turn, args) {
		const [name] = splitArguments(args);
		if (name === undefined) await turn.speak(`Which one? Type \`${usageLine(env)}\`.`);
		else await turn.say(`${name} is ${turn.host.hasVariable(name) ? "set" : "not set"}.`);
		return "end_turn";
	},
};
