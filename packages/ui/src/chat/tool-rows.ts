import { isUnderWay } from "@parley/transcript/turn/tool";
import type { ToolItem } from "@parley/transcript/turn/turn";
import type { RowPlan } from "./row-content.ts";

const groupFrom = 4;

export type ToolsView = {
	readonly isOpen: (key: string) => boolean;
	/** Whether there may be more of them that are not held. */
	readonly isCut: boolean;
};

/**
 * Rows for tools that follow one another. A few stand alone; more get a line above them that opens and closes the group,
 * and while it is closed only what is still under way, and the newest, remain visible.
 */
export const planToolRows = (
	prefix: string,
	tools: readonly ToolItem[],
	{ isOpen, isCut }: ToolsView,
): readonly RowPlan[] => {
	const [first] = tools;
	if (first === undefined) return [];
	const grouped = tools.length >= groupFrom;
	const rowOf = (item: ToolItem): RowPlan => ({
		key: `${prefix}${item.id}`,
		kind: "tool",
		content: { item, grouped },
	});
	if (!grouped) return tools.map(rowOf);
	// Older tools may be paged in above: a group that was opened then stays the one that it was.
	const keys = tools.map(({ id }) => `${prefix}group:${id}`);
	const key = keys.find(isOpen) ?? `${prefix}group:${first.id}`;
	const header: RowPlan = { key, kind: "toolGroup", content: describe(tools, isCut) };
	const shown = isOpen(key)
		? tools
		: tools.filter((tool, position) => isUnderWay(tool.call.status) || position === tools.length - 1);
	return [header, ...shown.map(rowOf)];
};

const describe = (tools: readonly ToolItem[], isCut: boolean) => {
	const failed = tools.filter(({ call }) => call.status === "failed").length;
	const running = tools.some(({ call }) => isUnderWay(call.status));
	const summary = `${running ? "Using" : "Used"} ${tools.length}${isCut ? "+" : ""} tools`;
	return { summary, failed, running };
};
