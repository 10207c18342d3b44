import type { TextDiff } from "./compare-texts.ts";

/** Changes of line endings, which no line shows. */
export type EndChange =
	| { readonly type: "endings"; readonly from: "LF" | "CRLF"; readonly to: "LF" | "CRLF" }
	| { readonly type: "lastNewline"; readonly change: "added" | "removed" };

/** The lines of a new or deleted file say everything. */
export const endChanges = ({ before, after }: Pick<TextDiff, "before" | "after">): readonly EndChange[] => {
	if (before.lines.length === 0 || after.lines.length === 0) return [];
	const changes: EndChange[] = [];
	if (before.ending !== after.ending)
		changes.push({ type: "endings", from: nameOf(before.ending), to: nameOf(after.ending) });
	if (before.isEnded !== after.isEnded)
		changes.push({ type: "lastNewline", change: after.isEnded ? "added" : "removed" });
	return changes;
};

const nameOf = (ending: "\n" | "\r\n"): "LF" | "CRLF" => (ending === "\n" ? "LF" : "CRLF");
