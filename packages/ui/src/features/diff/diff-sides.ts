import type { ToolContent } from "@parley/protocol/tool/events";

export type Diff = Extract<ToolContent, { type: "diff" }>;

/** Whether what stands in the log is just the beginning of either side. */
export const isBeginning = ({ oldBlob, newBlob }: Diff): boolean =>
	oldBlob !== undefined || newBlob !== undefined;

/** What can be compared of it before all of it is here: whole lines. */
export const knownSides = (diff: Diff): { readonly oldText: string; readonly newText: string } => ({
	oldText: diff.oldBlob === undefined ? (diff.oldText ?? "") : wholeLines(diff.oldText ?? ""),
	newText: diff.newBlob === undefined ? diff.newText : wholeLines(diff.newText),
});

const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf("\n") + 1);

/** The bytes of both sides that are kept beside the log. */
export const keptBytes = ({ oldBlob, newBlob }: Diff): number => (oldBlob?.size ?? 0) + (newBlob?.size ?? 0);
