import { isFields } from "@parley/base/guards/fields";
import { isWording } from "@parley/words/is-wording";
import { sayWording } from "@parley/words/spoken";

/** Why an event is unreadable. No schema has checked its payload; undefined if it does not say. */
export const unreadableText = (payload: unknown): string | undefined => {
	const { problem, wording } = isFields(payload) ? payload : {};
	if (typeof problem !== "string") return undefined;
	return sayWording(isWording(wording) ? wording : undefined, problem);
};
