import type { Trick } from "./trick.ts";

const entries = [{ content: "Listen", priority: "high", status: "in_progress" }];

export const plans: Trick = {
	name: "plans",
	summary: "Shows plans with ids as items, as text and as a file, and removes the first (unstable).",
	usage: "",
	async run(turn) {
		const show = (plan: object) => turn.updateRaw({ sessionUpdate: "plan_update", plan });
		await show({ type: "items", planId: "plan-1", entries });
		await show({ type: "markdown", planId: "plan-2", content: "1. **Listen**\n2. Turn it around" });
		await show({ type: "file", planId: "plan-3", uri: "file:///plan.md" });
		await turn.updateRaw({ sessionUpdate: "plan_removed", planId: "plan-1" });
		await turn.speak("I made three plans and dropped one.");
		return "end_turn";
	},
};
