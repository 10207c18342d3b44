import type { ToolContent } from "@parley/protocol/tool/events";
import type { ToolState } from "@parley/transcript/turn/tool-state";
import { isBeginning } from "../diff/diff-sides.ts";
import { shownDiff } from "../diff/shown-diff.ts";

/** How many lines an edit adds and removes. */
export type EditSize = { readonly added: number; readonly removed: number };

/** The sum over all diffs; undefined without a diff, or if only the beginning of one is known. */
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

/** Whether an edit is open until the user closes it: a completed one that is short. */
export const standsOpen = (state: ToolState, size: EditSize | undefined): boolean =>
	state === "completed" && size !== undefined && size.added + size.removed <= mostLinesOpen;
