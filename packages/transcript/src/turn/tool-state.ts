import type { ToolStatus } from "@parley/protocol/tool/events";
import { isUnderWay } from "./tool.ts";
import type { Item, PermissionItem, ToolCall } from "./turn.ts";
import { verdictOf } from "./verdict.ts";

/** The tools whose agent waits for the answer to a question about them. */
export const askedTools = (items: readonly Item[]): ReadonlySet<string> =>
	new Set(
		items.flatMap((item) =>
			item.type === "question" && item.outcome === undefined && item.request.toolCallId !== undefined
				? [item.request.toolCallId]
				: [],
		),
	);

/** A tool's state as shown to the user: what the agent reports, unless the user's decision overrides it. */
export type ToolState = ToolStatus | "asking" | "rejected";

/** The newest permission request for each tool. */
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
	isAsked = false,
): ToolState => {
	if (isAsked && isUnderWay(status)) return "asking";
	if (permission === undefined || status === "completed") return status;
	const verdict = verdictOf(permission);
	if (verdict === undefined) return isUnderWay(status) ? "asking" : status;
	switch (verdict) {
		case "allowed":
			return status;
		case "rejected":
			return "rejected";
		case "over":
			// Agents report a tool as failed when Stop ended its request.
			return status === "failed" ? "cancelled" : status;
	}
};

export const isOpenState = (state: ToolState): boolean =>
	state === "asking" || (state !== "rejected" && isUnderWay(state));
