import type { PermissionOption } from "@parley/protocol/permission/events";
import type { PermissionItem } from "./turn.ts";

/** How a request ended. `over`: ended without a decision. */
export type Verdict = "allowed" | "rejected" | "over";

export const isRejection = ({ kind }: Pick<PermissionOption, "kind">): boolean => kind.startsWith("reject");

/** Undefined until it is decided. */
export const verdictOf = (item: PermissionItem): Verdict | undefined => {
	if (item.outcome === undefined) return undefined;
	if (item.outcome.type !== "selected") return "over";
	const option = chosenOption(item);
	return option !== undefined && isRejection(option) ? "rejected" : "allowed";
};

export const chosenOption = ({ request, outcome }: PermissionItem): PermissionOption | undefined =>
	outcome?.type === "selected"
		? request.options.find(({ optionId }) => optionId === outcome.optionId)
		: undefined;
