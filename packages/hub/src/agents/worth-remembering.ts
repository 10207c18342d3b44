import { mayNotAsk } from "@parley/protocol/agent/options/may-not-ask";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { SessionOption } from "@parley/protocol/agent/options/session-option";

/**
 * Whether the next chat may begin with what a person chose in this one. Whatever may let an agent act without asking must be chosen again,
 * or in the settings: nobody should be surprised by it in another chat.
 */
export const isWorthRemembering = (options: readonly SessionOption[], change: OptionChange): boolean => {
	const option = optionOf(options, change);
	if (option === undefined) return false;
	// What a model is called says nothing about permissions.
	if (option.kind === "model") return true;
	if (option.type === "boolean") {
		const { id, name = id, description } = option;
		const named = { value: id, name, ...(description === undefined ? {} : { description }) };
		return change.kind === "option" && (change.value === false || !mayNotAsk(named));
	}
	const wanted = change.kind === "mode" ? change.mode : change.kind === "option" ? change.value : undefined;
	const value = option.values.find((each) => each.value === wanted);
	return value !== undefined && !mayNotAsk(value);
};

const optionOf = (options: readonly SessionOption[], change: OptionChange): SessionOption | undefined =>
	change.kind === "option"
		? options.find(({ id, source }) => source === "config" && id === change.option)
		: options.find(({ kind }) => kind === change.kind);
