import type { ToolContent } from "@parley/protocol/tool/events";
import { compareTexts } from "@parley/transcript/diff/compare-texts";
import { endChanges } from "@parley/transcript/diff/end-changes";
import { endWords } from "@parley/transcript/diff/end-words";
import type { DiffBounds } from "@parley/transcript/diff/match-lines";
import { exported } from "./exported.ts";
import { fenced } from "./fences.ts";
import { unifiedDiff } from "./unified-diff.ts";

type Diff = Extract<ToolContent, { type: "diff" }>;

/** A section is rendered again for its next piece and must come out the same, so no clock bounds it, although others wait meanwhile. */
const bounds: DiffBounds = { maxEdits: 400, timeoutMs: Number.POSITIVE_INFINITY };

/** An edit as a patch, and changes that a patch does not show. */
export const renderDiff = ({ path, oldText, newText, oldBlob, newBlob }: Diff): string => {
	const diff = compareTexts(oldText ?? "", newText, bounds);
	const isCut = oldBlob !== undefined || newBlob !== undefined;
	const notes = [
		...(isCut ? [exported("exportedDiff.beginning")] : []),
		...(diff.isExact ? [] : [exported("exportedDiff.tooDifferent")]),
		...(isCut ? [] : endChanges(diff).map(endWords)),
	];
	return [fenced(unifiedDiff(path, diff, oldText === undefined), "diff"), ...notes].join("\n\n");
};
