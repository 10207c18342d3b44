import { RequestError } from "@agentclientprotocol/sdk";
import { messageOf } from "@parley/base/errors/message-of";
import type { Turn } from "../agent/turn.ts";
import type { Trick } from "./trick.ts";

export const withdraw: Trick = {
	name: "withdraw",
	summary: "Asks for permission, or in a form, and takes the question back by $/cancel_request.",
	usage: "[permission|form]",
	async run(turn, args) {
		const cancel = new AbortController();
		const cancellationSignal = AbortSignal.any([cancel.signal, turn.cancelled]);
		const asked =
			args.trim() === "form" ? askForm(turn, cancellationSignal) : askPermission(turn, cancellationSignal);
		const told = asked.then(
			(answer) => `You still answered: ${JSON.stringify(answer)}`,
			(error: unknown) =>
				error instanceof RequestError
					? `You answered with ${error.code}: ${error.message}`
					: messageOf(error),
		);
		await turn.beat();
		cancel.abort();
		await turn.say(await told);
		return "end_turn";
	},
};

const askPermission = async (turn: Turn, cancellationSignal: AbortSignal): Promise<unknown> => {
	const toolCallId = await turn.openTool({ title: "Do something, or rather not", kind: "edit" });
	return turn.client.request(
		"session/request_permission",
		{
			sessionId: turn.session.id,
			toolCall: { toolCallId },
			options: [{ optionId: "allow_once", kind: "allow_once", name: "Allow once" }],
		},
		{ cancellationSignal },
	);
};

const askForm = (turn: Turn, cancellationSignal: AbortSignal): Promise<unknown> => {
	return turn.client.request(
		"elicitation/create",
		{
			mode: "form",
			sessionId: turn.session.id,
			message: "Never mind?",
			requestedSchema: { type: "object", properties: { mind: { type: "boolean" } } },
		},
		{ cancellationSignal },
	);
};
