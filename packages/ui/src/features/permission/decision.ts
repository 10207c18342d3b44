import type { PermissionOption } from "@parley/protocol/permission/events";
import type { PermissionItem } from "@parley/transcript/turn/turn";
import { sayWording } from "@parley/words/spoken";

/** How a request ended, in one word to tell it by and in words to read. */
export type Decision = {
	readonly verdict: "allowed" | "rejected" | "over";
	readonly words: string;
};

const kindWords: ReadonlyMap<string, string> = new Map([
	["allow_once", "allowed once"],
	["allow_always", "always allowed"],
	["reject_once", "rejected"],
	["reject_always", "always rejected"],
]);

export const isRejection = ({ kind }: Pick<PermissionOption, "kind">): boolean => kind.startsWith("reject");

/** Nothing as long as it is not decided. */
export const decisionOf = ({ request, outcome }: PermissionItem): Decision | undefined => {
	switch (outcome?.type) {
		case undefined:
			return undefined;
		case "cancelled":
			return { verdict: "over", words: "withdrawn" };
		case "lapsed":
			return { verdict: "over", words: `lapsed (${sayWording(outcome.wording, outcome.reason)})` };
		case "selected": {
			const option = request.options.find((each) => each.optionId === outcome.optionId);
			if (option === undefined) return { verdict: "allowed", words: outcome.optionId };
			const verdict = isRejection(option) ? "rejected" : "allowed";
			// Of several choices of one kind only the name says which it was: the agent asked a question.
			const isChoice = request.options.filter(({ kind }) => kind === option.kind).length > 1;
			return { verdict, words: (isChoice ? undefined : kindWords.get(option.kind)) ?? option.name };
		}
	}
};

/** What was asked and how it was decided, as one line. */
export const recordWords = (item: PermissionItem): string => {
	const what = item.request.title === "" ? "a request" : item.request.title;
	const words = decisionOf(item)?.words;
	return words === undefined ? what : `${words.charAt(0).toUpperCase()}${words.slice(1)} · ${what}`;
};
