import { untilAborted } from "../agent/unless-aborted.ts";
import { splitArguments, wholeNumber } from "./arguments.ts";
import type { Trick } from "./trick.ts";

export const die: Trick = {
	name: "die",
	summary: "Writes half a message and exits with that code.",
	usage: "[code]",
	async run(turn, args) {
		await turn.host.outlet.write('{"jsonrpc":"2.0","method":"session/upd');
		turn.host.exit(wholeNumber(splitArguments(args)[0], 0, 255) ?? 1);
		return untilAborted(turn.session.closed);
	},
};
