import { mayNotAsk } from "@parley/protocol/agent/options/may-not-ask";
import type { OptionValue, SessionOption } from "@parley/protocol/agent/options/session-option";
import { say } from "@parley/words/spoken";

export const nameOf = ({ kind, name }: SessionOption): string => {
	if (kind === "option") return name ?? "";
	return name ?? say(kind === "mode" ? "options.mode" : "options.model");
};

export const currentValue = (option: SessionOption): OptionValue | undefined => {
	if (option.type === "boolean" || option.current === undefined) return undefined;
	const { current, values } = option;
	return values.find(({ value }) => value === current) ?? { value: current, name: current };
};

/** Whether the agent may act without asking in the mode that is chosen. */
export const isUnasked = (option: SessionOption): boolean => {
	const current = currentValue(option);
	return option.kind === "mode" && current !== undefined && mayNotAsk(current);
};

/** The option and what is chosen, for screen readers and menus. */
export const settingWords = (option: SessionOption): string => {
	const name = nameOf(option);
	const current = currentValue(option);
	if (current === undefined) return name;
	return say(isUnasked(option) ? "options.unaskedSetting" : "options.setting", { name, value: current.name });
};

/** What is told once the agent has accepted a value. */
export const changedWords = (option: SessionOption, value: string | boolean): string => {
	const name = nameOf(option);
	if (typeof value === "boolean")
		return value ? say("options.switchedOn", { name }) : say("options.switchedOff", { name });
	const chosen = option.type === "select" ? option.values.find((each) => each.value === value) : undefined;
	return say("options.changed", { name, value: chosen?.name ?? value });
};

/** A tooltip: the option, what the chosen value means, and a warning. */
export const hintWords = (option: SessionOption): string =>
	[
		settingWords(option),
		currentValue(option)?.description ?? option.description,
		isUnasked(option) ? say("options.mayNotAskHint") : undefined,
	]
		.filter((line) => line !== undefined)
		.join("\n");
