import { isFields } from "@parley/base/guards/fields";
import type { Aspects } from "./session-option.ts";

/** How much of its context an agent session uses, in tokens, and what it has cost so far. */
export type Usage = {
	readonly used: number;
	/** Absent if the agent does not know its context window. */
	readonly size?: number;
	readonly cost?: number;
	readonly currency?: string;
};

/** Undefined unless the agent has told an amount. */
export const readUsage = ({ usage }: Aspects): Usage | undefined => {
	const { used, size, cost } = usage ?? {};
	if (!isAmount(used)) return undefined;
	return { used, ...(isAmount(size) && size > 0 ? { size } : {}), ...readCost(cost) };
};

const readCost = (data: unknown): Pick<Usage, "cost" | "currency"> => {
	if (!isFields(data)) return {};
	const { amount, currency } = data;
	if (!isAmount(amount)) return {};
	return { cost: amount, ...(typeof currency === "string" && currency !== "" ? { currency } : {}) };
};

const isAmount = (data: unknown): data is number =>
	typeof data === "number" && Number.isFinite(data) && data >= 0;
