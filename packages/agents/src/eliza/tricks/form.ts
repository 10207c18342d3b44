import type { CreateElicitationRequest } from "@agentclientprotocol/sdk";
import { attempt } from "./attempt.ts";
import { describeElicitation } from "./describe-elicitation.ts";
import { everyField, strangeField } from "./form-fields.ts";
import type { Trick } from "./trick.ts";

export const form: Trick = {
	name: "form",
	summary: "Asks in a form: every type of field, a strange one, or a form that belongs to a tool.",
	usage: "[all|strange|tool]",
	async run(turn, args) {
		const which = args.trim();
		const sessionId = turn.session.id;
		const toolCallId = which === "tool" ? await turn.openTool({ title: "Fill in the form" }) : undefined;
		const question: CreateElicitationRequest = {
			mode: "form",
			sessionId,
			...(toolCallId !== undefined && { toolCallId }),
			message: "Please tell me about yourself.",
			requestedSchema: which === "strange" ? strangeField : everyField,
		};
		const asked = await attempt(turn, turn.request("elicitation/create", question));
		if (toolCallId !== undefined) await turn.changeTool(toolCallId, { status: "completed" });
		await turn.say(asked.ok ? describeElicitation(asked.value) : `I could not ask you: ${asked.reason}`);
		return "end_turn";
	},
};
