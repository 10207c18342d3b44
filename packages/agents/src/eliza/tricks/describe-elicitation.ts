import { CreateElicitationResponse } from "@agentclientprotocol/sdk";

/** What came back, with every value as JSON, by name. */
export const describeElicitation = (answer: CreateElicitationResponse): string => {
	if (CreateElicitationResponse.isAccept(answer)) {
		const fields = Object.entries(answer.content ?? {}).sort(([one], [two]) => (one < two ? -1 : 1));
		const lines = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
		return ["You accepted.", ...lines].join("\n");
	}
	return CreateElicitationResponse.isDecline(answer) ? "You declined." : "You cancelled.";
};
