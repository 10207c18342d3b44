import type { Trick } from "./trick.ts";

export const compact: Trick = {
	name: "compact",
	summary: "Sums up the conversation to make room, which works, fails or is cancelled.",
	usage: "[completed|failed|cancelled]",
	async run(turn, args) {
		const compactionId = turn.session.nextId("compaction");
		const status = args.trim() || "completed";
		const summary = "You spoke, and I turned it around.";
		await turn.update({ sessionUpdate: "compaction_update", compactionId, status: "in_progress" });
		await turn.beat();
		const words = ["You spoke, ", "and I turned it around."];
		for (const text of words)
			await turn.update({
				sessionUpdate: "compaction_summary_chunk",
				compactionId,
				content: { type: "text", text },
			});
		await turn.update({
			sessionUpdate: "compaction_update",
			compactionId,
			status,
			...(status === "completed" && { summary: [{ type: "text", text: summary }] }),
			...(status === "failed" && { error: "There was nothing to leave out." }),
		});
		if (status === "completed")
			await turn.update({ sessionUpdate: "usage_update", used: 100, size: 200_000 });
		await turn.speak(`The compaction is ${status}.`);
		return "end_turn";
	},
};
