import type { ToolStatus } from "@parley/protocol/tool/events";
import { isUnderWay } from "@parley/transcript/turn/tool";
import type { Item, PermissionItem, ToolCall } from "@parley/transcript/turn/turn";
import { verdictOf } from "../permission/decision.ts";

/** How a tool stands for the person: what the agent says of it, unless the person has the last word. */
export type ToolState = ToolStatus | "asking" | "rejected";

/** The newest request about each tool. */
export const permissionsByTool = (items: readonly Item[]): ReadonlyMap<string, PermissionItem> => {
	const requests = new Map<string, PermissionItem>();
	for (const item of items)
		if (item.type === "permission" && item.request.toolCallId !== undefined)
			requests.set(item.request.toolCallId, item);
	return requests;
};

export const toolState = (
	{ status }: Pick<ToolCall, "status">,
	permission: PermissionItem | undefined,
): ToolState => {
	if (permission === undefined || status === "completed") return status;
	const verdict = verdictOf(permission);
	if (verdict === undefined) return isUnderWay(status) ? "asking" : status;
	switch (verdict) {
		case "allowed":
			return status;
		case "rejected":
			return "rejected";
		case "over":
			// Agents call a tool failed whose request ended with Stop.
			return status === "failed" ? "cancelled" : status;
	}
};

export const isOpenState = (state: ToolState): boolean =>
	state === "asking" || (state !== "rejected" && isUnderWay(state));
