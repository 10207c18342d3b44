import type { ToolContent } from "@parley/protocol/tool/events";
import { isBeginning } from "../diff/diff-sides.ts";
import { shownDiff } from "../diff/shown-diff.ts";
import type { ToolState } from "./tool-state.ts";

/** How many lines come and go. */
export type EditSize = { readonly added: number; readonly removed: number };

/** Of all diffs together; nothing where there is none, or where only the beginning of one is known. */
export const editSize = (parts: readonly ToolContent[]): EditSize | undefined => {
	const diffs = parts.filter((part) => part.type === "diff");
	if (diffs.length === 0 || diffs.some(isBeginning)) return undefined;
	return diffs
		.map((diff) => shownDiff(diff).diff)
		.reduce((sum, { added, removed }) => ({ added: sum.added + added, removed: sum.removed + removed }), {
			added: 0,
			removed: 0,
		});
};

const mostLinesOpen = 20;

/** Whether an edit stands open until somebody closes it: one that was made and is soon read. */
export const standsOpen = (state: ToolState, size: EditSize | undefined): boolean =>
	state === "completed" && size !== undefined && size.added + size.removed <= mostLinesOpen;
