import type { AvailableCommand } from "@agentclientprotocol/sdk";
import { splitArguments } from "./arguments.ts";
import type { Trick } from "./trick.ts";

/** The trick that changes what the client's command menu shows. */
export const createCommands = (all: () => readonly AvailableCommand[]): Trick => ({
	name: "commands",
	summary: "Announces only these commands; without any, all of her tricks again.",
	usage: "[name…]",
	async run(turn, args) {
		const names = splitArguments(args);
		const chosen = names.map((name) => ({ name, description: `Does ${name}.` }));
		const availableCommands = names.length === 0 ? [...all()] : chosen;
		await turn.update({ sessionUpdate: "available_commands_update", availableCommands });
		await turn.speak(`I announced ${availableCommands.length} commands.`);
		return "end_turn";
	},
});
