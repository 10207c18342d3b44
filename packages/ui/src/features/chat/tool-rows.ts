import { isOpenState, type ToolState, toolState } from "@parley/transcript/turn/tool-state";
import type { PermissionItem, ToolItem } from "@parley/transcript/turn/turn";
import type { RowPlan } from "./row-content.ts";

const groupFrom = 4;

export type ToolsView = {
	readonly prefix: string;
	readonly isOpen: (key: string) => boolean;
	/** Whether older tools may exist that are not held. */
	readonly isCut: boolean;
	/** The newest permission request for each tool. */
	readonly permissions: ReadonlyMap<string, PermissionItem>;
	/** What the command of a tool put out in a terminal of the agent. */
	readonly outputOf: (toolCallId: string) => string;
	/** The tools that a question waits for. */
	readonly asked: ReadonlySet<string>;
};

/**
 * Rows for consecutive tools. A few have a row each; more get a line above them that opens and closes the group. A closed group shows only
 * the tools still running, and the newest.
 */
export const planToolRows = (tools: readonly ToolItem[], view: ToolsView): readonly RowPlan[] => {
	const { prefix, isOpen, isCut, permissions, asked, outputOf } = view;
	const [first] = tools;
	if (first === undefined) return [];
	const grouped = tools.length >= groupFrom;
	const permissionOf = ({ call }: ToolItem) => permissions.get(call.toolCallId);
	const isAsked = ({ call }: ToolItem): boolean => asked.has(call.toolCallId);
	const stateOf = (item: ToolItem): ToolState => toolState(item.call, permissionOf(item), isAsked(item));
	const rowOf = (item: ToolItem): RowPlan => ({
		key: `${prefix}${item.id}`,
		kind: "tool",
		content: {
			...{ item, grouped, permission: permissionOf(item), isAsked: isAsked(item) },
			output: outputOf(item.call.toolCallId),
		},
	});
	if (!grouped) return tools.map(rowOf);
	// Older tools may be paged in above an opened group, which then keeps its key.
	const keys = tools.map(({ id }) => `${prefix}group:${id}`);
	const key = keys.find(isOpen) ?? `${prefix}group:${first.id}`;
	const header: RowPlan = { key, kind: "toolGroup", content: describe(tools.map(stateOf), isCut) };
	const shown = isOpen(key)
		? tools
		: tools.filter((tool, position) => isOpenState(stateOf(tool)) || position === tools.length - 1);
	return [header, ...shown.map(rowOf)];
};

const describe = (states: readonly ToolState[], isCut: boolean) => {
	const countOf = (state: ToolState): number => states.filter((each) => each === state).length;
	return {
		count: states.length,
		isCut,
		failed: countOf("failed"),
		rejected: countOf("rejected"),
		asking: countOf("asking") > 0,
		running: states.some(isOpenState),
	};
};
