import { isFields } from "@parley/base/guards/fields";
import type { Aspects } from "./session-option.ts";

/** How much of its context an agent session uses, in tokens, and what it has cost so far. */
export type Usage = {
	readonly used: number;
	/** Absent if the agent does not know its context window. */
	readonly size?: number;
	readonly cost?: number;
	readonly currency?: string;
	/** The tokens of the newest turn. */
	readonly turn?: TurnTokens;
	readonly quota?: Quota;
};

export type TurnTokens = { readonly input: number; readonly output: number };

/** What an account may still use, in whatever unit the agent counts. */
export type Quota = { readonly used: number; readonly limit: number; readonly resetsAt?: string };

/** Undefined unless the agent has told an amount. */
export const readUsage = ({ usage }: Aspects): Usage | undefined => {
	const { used, size, cost, turn, quota } = usage ?? {};
	const tokens = readTokens(turn) ?? (isFields(quota) ? readTokens(quota["token_count"]) : undefined);
	const count = isAmount(used) ? used : tokens === undefined ? undefined : tokens.input + tokens.output;
	if (count === undefined) return undefined;
	const left = readQuota(quota);
	return {
		used: count,
		...(isAmount(size) && size > 0 ? { size } : {}),
		...readCost(cost),
		...(tokens === undefined ? {} : { turn: tokens }),
		...(left === undefined ? {} : { quota: left }),
	};
};

/** Agents write these names in either style. */
const readTokens = (data: unknown): TurnTokens | undefined => {
	if (!isFields(data)) return undefined;
	const { inputTokens, outputTokens, input_tokens: ownInput, output_tokens: ownOutput } = data;
	const [input, output] = [inputTokens ?? ownInput, outputTokens ?? ownOutput];
	return isAmount(input) && isAmount(output) ? { input, output } : undefined;
};

const readQuota = (data: unknown): Quota | undefined => {
	if (!isFields(data)) return undefined;
	const { limit, used, remaining, resetsAt, resets_at: ownResetsAt } = data;
	if (!isAmount(limit) || limit === 0) return undefined;
	const spent = isAmount(used) ? used : isAmount(remaining) ? Math.max(0, limit - remaining) : undefined;
	if (spent === undefined) return undefined;
	const reset = resetsAt ?? ownResetsAt;
	return { used: spent, limit, ...(typeof reset === "string" && reset !== "" ? { resetsAt: reset } : {}) };
};

const readCost = (data: unknown): Pick<Usage, "cost" | "currency"> => {
	if (!isFields(data)) return {};
	const { amount, currency } = data;
	if (!isAmount(amount)) return {};
	return { cost: amount, ...(typeof currency === "string" && currency !== "" ? { currency } : {}) };
};

const isAmount = (data: unknown): data is number =>
	typeof data === "number" && Number.isFinite(data) && data >= 0;
