import type { PermissionOption, PermissionOptionKind } from "@agentclientprotocol/sdk";
import type { Turn } from "../agent/turn.ts";

const options: readonly PermissionOption[] = [
	{ optionId: "allow_once", kind: "allow_once", name: "Allow once" },
	{ optionId: "allow_always", kind: "allow_always", name: "Always allow" },
	{ optionId: "reject_once", kind: "reject_once", name: "Reject once" },
	{ optionId: "reject_always", kind: "reject_always", name: "Always reject" },
];

/**
 * What the client chose; "cancelled" when it closed the question, "unknown" when it made up an option. In a mode
 * that does not ask: "unasked" when she goes on, "planning" when she does not.
 */
export type Decision = PermissionOptionKind | "cancelled" | "unknown" | "unasked" | "planning";

export const askPermission = async (turn: Turn, toolCallId: string): Promise<Decision> => {
	const { mode } = turn.session.record.facts.settings;
	if (mode === "auto-accept") return "unasked";
	if (mode === "plan") return "planning";
	const { outcome } = await turn.request("session/request_permission", {
		sessionId: turn.session.id,
		toolCall: { toolCallId },
		options: [...options],
	});
	if (outcome.outcome === "cancelled") return "cancelled";
	return options.find((option) => option.optionId === outcome.optionId)?.kind ?? "unknown";
};

/** Asks unless an earlier answer for the same thing was given for always. */
export const askUnlessSettled = async (turn: Turn, toolCallId: string, thing: string): Promise<Decision> => {
	const settled = turn.session.standing.get(thing);
	if (settled !== undefined) return settled;
	const decision = await askPermission(turn, toolCallId);
	if (decision === "allow_always" || decision === "reject_always") turn.session.standing.set(thing, decision);
	return decision;
};

export const allows = (decision: Decision): boolean => {
	return decision === "allow_once" || decision === "allow_always" || decision === "unasked";
};

/** The decision in words. */
export const describeDecision = (decision: Decision): string => {
	switch (decision) {
		case "allow_once":
			return "You allowed it once.";
		case "allow_always":
			return "You allowed it for always.";
		case "reject_once":
			return "You rejected it once.";
		case "reject_always":
			return "You rejected it for always.";
		case "cancelled":
			return "You closed the question without an answer.";
		case "unasked":
			return "I did not ask.";
		case "planning":
			return "I am only planning.";
		case "unknown":
			return "You chose something I did not offer, so I take it as a no.";
	}
};
