import type { ToolContent } from "@parley/protocol/tool/events";

export type Diff = Extract<ToolContent, { type: "diff" }>;

/** Whether the log has only the beginning of either side. */
export const isBeginning = ({ oldBlob, newBlob }: Diff): boolean =>
	oldBlob !== undefined || newBlob !== undefined;

/** What can be compared before the blobs are loaded: whole lines. */
export const knownSides = (diff: Diff): { readonly oldText: string; readonly newText: string } => ({
	oldText: diff.oldBlob === undefined ? (diff.oldText ?? "") : wholeLines(diff.oldText ?? ""),
	newText: diff.newBlob === undefined ? diff.newText : wholeLines(diff.newText),
});

const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf("\n") + 1);

/** The size of both sides' blobs. */
export const keptBytes = ({ oldBlob, newBlob }: Diff): number => (oldBlob?.size ?? 0) + (newBlob?.size ?? 0);
