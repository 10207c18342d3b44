import { setHere, tellSettings } from "../practice/settings-methods.ts";
import { attempt } from "./attempt.ts";
import type { Trick } from "./trick.ts";

const plan = `## A calmer build

1. **Listen** to the tests that fail
2. Turn the order around in \`couch.txt\`
3. Ask how that feels
`;

const options = [
	{ optionId: "auto-accept", kind: "allow_always", name: "Yes, and accept all edits" },
	{ optionId: "ask", kind: "allow_once", name: "Yes, and ask before each edit" },
	{ optionId: "plan", kind: "reject_once", name: "No, keep planning" },
] as const;

export const propose: Trick = {
	name: "propose",
	summary: "Proposes a plan, as agents do in their plan mode, and leaves that mode if you accept it.",
	usage: "",
	async run(turn) {
		setHere(turn.session, "mode", "plan");
		await tellSettings(turn.practice, turn.session, turn.client);
		const toolCallId = await turn.openTool({
			title: "Ready to code?",
			kind: "switch_mode",
			rawInput: { plan },
		});
		const asked = await attempt(
			turn,
			turn.request("session/request_permission", {
				sessionId: turn.session.id,
				toolCall: { toolCallId, kind: "switch_mode", title: "Ready to code?", rawInput: { plan } },
				options: [...options],
			}),
		);
		const chosen =
			asked.ok && asked.value.outcome.outcome === "selected" ? asked.value.outcome.optionId : "plan";
		const isAccepted = chosen !== "plan";
		await turn.changeTool(toolCallId, { status: isAccepted ? "completed" : "failed" });
		if (isAccepted && setHere(turn.session, "mode", chosen))
			await tellSettings(turn.practice, turn.session, turn.client);
		await turn.speak(isAccepted ? "Then I begin." : "Then I keep planning.");
		return "end_turn";
	},
};
