import type { Trick } from "./trick.ts";

export const where: Trick = {
	name: "where",
	summary: "Tells the session's folder, its further roots and the process id.",
	usage: "",
	async run(turn) {
		const { cwd, record } = turn.session;
		const roots = record.roots.map((root) => `root: ${root}\n`).join("");
		await turn.say(`cwd: ${cwd}\n${roots}pid: ${turn.host.pid}\n`);
		return "end_turn";
	},
};
