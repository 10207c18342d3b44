import type { Trick } from "./trick.ts";

export const title: Trick = {
	name: "title",
	summary: "Gives the session that title, or none.",
	usage: "[title]",
	async run(turn, args) {
		const text = args.trim() || null;
		const updatedAt = turn.host.today();
		turn.session.record.learn({ title: text ?? "", updatedAt });
		await turn.update({ sessionUpdate: "session_info_update", title: text, updatedAt });
		await turn.speak(text === null ? "This session has no title now." : `I call this session ${text}.`);
		return "end_turn";
	},
};
