import type { PermissionItem } from "@parley/transcript/turn/turn";
import { chosenOption, type Verdict, verdictOf } from "@parley/transcript/turn/verdict";
import { say, sayWording } from "@parley/words/spoken";

/** How a request ended: as a verdict for code, and in words for the user. */
export type Decision = {
	readonly verdict: Verdict;
	readonly words: string;
};

/** The texts for each kind of option: as a receipt, and as a record with the request's title. */
const kindCodes = new Map([
	["allow_once", ["permission.allowedOnce", "permission.recordAllowedOnce"] as const],
	["allow_always", ["permission.allowedAlways", "permission.recordAllowedAlways"] as const],
	["reject_once", ["permission.rejectedOnce", "permission.recordRejectedOnce"] as const],
	["reject_always", ["permission.rejectedAlways", "permission.recordRejectedAlways"] as const],
]);

export const decisionOf = (item: PermissionItem): Decision | undefined => {
	const verdict = verdictOf(item);
	const words = decisionWords(item);
	return verdict === undefined || words === undefined ? undefined : { verdict, words };
};

const decisionWords = (item: PermissionItem): string | undefined => {
	const { outcome } = item;
	switch (outcome?.type) {
		case undefined:
			return undefined;
		case "cancelled":
			return say("permission.withdrawn");
		case "lapsed":
			return say("permission.lapsed", { reason: sayWording(outcome.wording, outcome.reason) });
		case "selected": {
			const [receipt] = codesOfChoice(item) ?? [];
			return receipt === undefined ? (chosenOption(item)?.name ?? outcome.optionId) : say(receipt);
		}
	}
};

/** The request and its decision as one line. */
export const recordWords = (item: PermissionItem): string => {
	const { outcome, request } = item;
	const title = request.title === "" ? say("permission.untitled") : request.title;
	switch (outcome?.type) {
		case undefined:
			return title;
		case "cancelled":
			return say("permission.recordWithdrawn", { title });
		case "lapsed":
			return say("permission.recordLapsed", { title, reason: sayWording(outcome.wording, outcome.reason) });
		case "selected": {
			const [, record] = codesOfChoice(item) ?? [];
			if (record !== undefined) return say(record, { title });
			return say("permission.recordChosen", { title, option: chosenOption(item)?.name ?? outcome.optionId });
		}
	}
};

/** With several options of one kind only the name says which was chosen: the agent asked a question. */
const codesOfChoice = (item: PermissionItem) => {
	const option = chosenOption(item);
	if (option === undefined) return undefined;
	const isChoice = item.request.options.filter(({ kind }) => kind === option.kind).length > 1;
	return isChoice ? undefined : kindCodes.get(option.kind);
};
