import type { ToolContent } from "@parley/protocol/tool/events";
import { compareTexts } from "@parley/transcript/diff/compare-texts";
import { type EndChange, endChanges } from "@parley/transcript/diff/end-changes";
import type { DiffBounds } from "@parley/transcript/diff/match-lines";
import { fenced } from "./fences.ts";
import { unifiedDiff } from "./unified-diff.ts";

type Diff = Extract<ToolContent, { type: "diff" }>;

/** A section is rendered again for its next piece and must come out the same, so no clock decides; others wait for it meanwhile. */
const bounds: DiffBounds = { maxEdits: 400, timeoutMs: Number.POSITIVE_INFINITY };

/** What an edit changes, and what a patch does not show of it. */
export const renderDiff = ({ path, oldText, newText, oldBlob, newBlob }: Diff): string => {
	const diff = compareTexts(oldText ?? "", newText, bounds);
	const isCut = oldBlob !== undefined || newBlob !== undefined;
	const notes = [
		...(isCut ? ["Only the beginning of these texts was compared: they are long."] : []),
		...(diff.isExact ? [] : ["These texts differ too much to be compared line by line."]),
		...(isCut ? [] : endChanges(diff).map(endWords)),
	];
	return [fenced(unifiedDiff(path, diff, oldText === undefined), "diff"), ...notes].join("\n\n");
};

const endWords = (change: EndChange): string => {
	switch (change.type) {
		case "endings":
			return `Line endings change from ${change.from} to ${change.to}.`;
		case "lastNewline":
			return `The newline at the end of the file is ${change.change}.`;
	}
};
