import { mayNotAsk } from "./may-not-ask.ts";
import type { OptionValue, SelectOption, SessionOption } from "./session-option.ts";

/** Words of ids and names, which agents join in any way: planMode, plan_mode, #plan. */
const planning = /^(plan|planning|planner|architect)$/i;

const wordsOf = (text: string): readonly string[] =>
	text.replace(/([a-z])([A-Z])/g, "$1 $2").split(/[^A-Za-z]+/);

/** Ids may be URLs, whose host and path say nothing about the mode. */
const lastPart = (id: string): string => id.slice(Math.max(id.lastIndexOf("/"), id.lastIndexOf("#")) + 1);

/** Whether an agent in this mode plans and changes nothing, as far as its name tells: agents do not say so otherwise. */
export const isPlanMode = (mode: OptionValue): boolean =>
	!mayNotAsk(mode) &&
	[...wordsOf(lastPart(mode.value)), ...wordsOf(mode.name)].some((word) => planning.test(word));

/** The plan mode of an agent, and the mode to return to. */
export type PlanSwitch = {
	readonly option: SelectOption;
	readonly plan: OptionValue;
	readonly isOn: boolean;
	/** The mode that was chosen, or else the first that asks before it acts. */
	readonly other: OptionValue;
};

/** Undefined if the agent has no plan mode. */
export const planSwitch = (options: readonly SessionOption[]): PlanSwitch | undefined => {
	const option = options.find((each) => each.kind === "mode");
	if (option?.type !== "select") return undefined;
	const plan = option.values.find(isPlanMode);
	const others = option.values.filter((each) => each !== plan);
	const current = others.find(({ value }) => value === option.current);
	const other = current ?? others.find((each) => !mayNotAsk(each));
	if (plan === undefined || other === undefined) return undefined;
	return { option, plan, isOn: option.current === plan.value, other };
};
