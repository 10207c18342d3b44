import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { Aspects, SessionOption } from "@parley/protocol/agent/options/session-option";

/** What must be set in an agent session so that it is as the one before it was. What it no longer offers is left out. */
export const carriedOptions = (before: Aspects, now: Aspects): readonly OptionChange[] => {
	const offered = readOptions(now);
	return readOptions(before).flatMap((option) => {
		const same = offered.find(({ id, kind }) => id === option.id && kind === option.kind);
		const change = changeTo(option);
		if (same === undefined || change === undefined || same.current === option.current) return [];
		return offers(same, option.current) ? [change] : [];
	});
};

const offers = (option: SessionOption, value: string | boolean | undefined): boolean =>
	option.type === "boolean" ? typeof value === "boolean" : option.values.some((each) => each.value === value);

const changeTo = ({ id, kind, current }: SessionOption): OptionChange | undefined => {
	if (current === undefined) return undefined;
	if (kind === "option" || typeof current === "boolean")
		return { kind: "option", option: id, value: current };
	return kind === "mode" ? { kind, mode: current } : { kind, model: current };
};
