import type { PlanEntry } from "@agentclientprotocol/sdk";
import type { Trick } from "./trick.ts";

const steps: readonly Omit<PlanEntry, "status">[] = [
	{ content: "Listen", priority: "high" },
	{ content: "Turn it around", priority: "medium" },
	{ content: "Ask how that feels", priority: "low" },
];

export const plan: Trick = {
	name: "plan",
	summary: "Makes a plan and goes through it.",
	usage: "",
	async run(turn) {
		const show = (done: number, working: boolean) =>
			turn.update({ sessionUpdate: "plan", entries: planEntries(done, working) });
		await show(0, false);
		for (let done = 0; done < steps.length; done++) {
			await turn.beat();
			await show(done, true);
			await turn.beat();
			await show(done + 1, false);
		}
		await turn.speak("All of it done, in order. Does that calm you as well?");
		return "end_turn";
	},
};

const planEntries = (done: number, working: boolean): PlanEntry[] => {
	return steps.map((step, index) => {
		if (index < done) return { ...step, status: "completed" };
		return { ...step, status: index === done && working ? "in_progress" : "pending" };
	});
};
