import { CreateElicitationResponse } from "@agentclientprotocol/sdk";
import type { Turn } from "../agent/turn.ts";
import { attempt } from "./attempt.ts";
import type { Trick } from "./trick.ts";

export const ask: Trick = {
	name: "ask",
	summary: "Asks a question, in a form if the client has forms; else the next prompt is the answer.",
	usage: "[question]",
	async run(turn, args) {
		const question = args.trim() || "How do you feel about your code today?";
		if (turn.capabilities.elicitation?.form) {
			await turn.speak(await askInForm(turn, question));
		} else {
			turn.session.question = question;
			await turn.speak(question);
		}
		return "end_turn";
	},
};

const askInForm = async (turn: Turn, question: string): Promise<string> => {
	const asked = await attempt(
		turn,
		turn.request("elicitation/create", {
			mode: "form",
			sessionId: turn.session.id,
			message: question,
			requestedSchema: {
				type: "object",
				properties: { answer: { type: "string", title: "Your answer" } },
				required: ["answer"],
			},
		}),
	);
	if (!asked.ok) return `I could not ask you: ${asked.reason}`;
	if (CreateElicitationResponse.isAccept(asked.value)) {
		const { answer } = asked.value.content ?? {};
		return `You answered: ${String(answer ?? "(nothing)")}`;
	}
	if (CreateElicitationResponse.isDecline(asked.value))
		return "You would rather not say. That, too, is an answer.";
	return "You closed the question without an answer.";
};
