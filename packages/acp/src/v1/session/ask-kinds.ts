import type { CreateElicitationResponse, RequestPermissionResponse } from "@agentclientprotocol/sdk";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { Question, QuestionOutcome } from "@parley/protocol/question/events";
import type { FilledField } from "@parley/protocol/question/form";
import { mapPermission } from "../updates/map-permission.ts";
import { mapQuestion } from "../updates/map-question.ts";
import type { PermissionParams } from "../wire/permission.ts";
import type { QuestionParams } from "../wire/question.ts";
import type { AskKind } from "./session-asks.ts";

/** A person's answer to a question. */
export type QuestionAnswer =
	| { readonly action: "accept"; readonly values: readonly FilledField[] }
	| { readonly action: "decline" | "cancel" };

const decisionResponse = (optionId: string | undefined): RequestPermissionResponse => ({
	outcome: optionId === undefined ? { outcome: "cancelled" } : { outcome: "selected", optionId },
});

const answerResponse = (answer: QuestionAnswer | undefined): CreateElicitationResponse => {
	if (answer?.action !== "accept") return { action: answer?.action ?? "cancel" };
	const content = Object.fromEntries(answer.values.map(({ name, value }) => [name, value]));
	return answer.values.length === 0 ? { action: "accept" } : { action: "accept", content };
};

/** A decision is the id of an option. */
export const permissionKind: AskKind<PermissionParams, PermissionRequest, string> = {
	map: mapPermission,
	respond: decisionResponse,
};

export const questionKind: AskKind<QuestionParams, Question, QuestionAnswer> = {
	map: mapQuestion,
	respond: answerResponse,
};

/** The response that an outcome in the log stands for; undefined if nobody can receive one. */
export const permissionResponse = (outcome: PermissionOutcome): unknown => {
	switch (outcome.type) {
		case "selected":
			return decisionResponse(outcome.optionId);
		case "cancelled":
			return decisionResponse(undefined);
		case "lapsed":
			return undefined;
	}
};

export const questionResponse = (outcome: QuestionOutcome): unknown => {
	switch (outcome.type) {
		case "accepted":
			// Values that are not in the log cannot be repeated. If the agent has its answer, it does not receive this one.
			return answerResponse(
				outcome.secrets === undefined ? { action: "accept", values: outcome.values } : undefined,
			);
		case "declined":
			return answerResponse({ action: "decline" });
		case "completed":
			return answerResponse({ action: "accept", values: [] });
		case "dismissed":
		case "cancelled":
			return answerResponse(undefined);
		case "lapsed":
			return undefined;
	}
};
