import type { ToolContent } from "@parley/protocol/tool/events";
import { saidText } from "../../shared/said-text.ts";

export type Diff = Extract<ToolContent, { type: "diff" }>;

/** Whether the log has only the beginning of either side. */
export const isBeginning = ({ oldBlob, newBlob }: Diff): boolean =>
	oldBlob !== undefined || newBlob !== undefined;

/** What can be compared before the blobs are loaded: whole lines. */
export const knownSides = (diff: Diff): { readonly oldText: string; readonly newText: string } => {
	const [oldText, newText] = saidSides(diff);
	return {
		oldText: diff.oldBlob === undefined ? oldText : wholeLines(oldText),
		newText: diff.newBlob === undefined ? newText : wholeLines(newText),
	};
};

/** Both sides as the log has them. */
export const saidSides = ({
	oldText = "",
	newText,
	oldNotKept,
	newNotKept,
}: Diff): readonly [oldText: string, newText: string] => [
	saidText(oldText, oldNotKept),
	saidText(newText, newNotKept),
];

const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf("\n") + 1);

/** The size of both sides' blobs. */
export const keptBytes = ({ oldBlob, newBlob }: Diff): number => (oldBlob?.size ?? 0) + (newBlob?.size ?? 0);
