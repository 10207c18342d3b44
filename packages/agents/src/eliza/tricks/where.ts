import type { Trick } from "./trick.ts";

export const where: Trick = {
	name: "where",
	summary: "Tells the session's folder and the process id.",
	usage: "",
	async run(turn) {
		await turn.say(`cwd: ${turn.session.cwd}\npid: ${turn.host.pid}\n`);
		return "end_turn";
	},
};
