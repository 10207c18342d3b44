import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { ToolContent } from "@parley/protocol/tool/events";
import { endChanges } from "@parley/transcript/diff/end-changes";
import type { ToolCall } from "@parley/transcript/turn/turn";
import { type Diff, isBeginning } from "../diff/diff-sides.ts";
import { shownDiff } from "../diff/shown-diff.ts";
import { commandIn } from "../tool-views/command-in.ts";
import { contentBeside } from "./pending-requests.ts";

/** What the user saw when deciding and the tool no longer shows: agents often replace it afterwards. */
export const askedBeside = (
	request: PermissionRequest,
	call: Pick<ToolCall, "content" | "rawInput">,
): readonly ToolContent[] => {
	const shown = new Set(call.content.map(identity));
	const command = commandIn(request.rawInput ?? call.rawInput);
	const asked = contentBeside(request, command);
	const isShown = (part: ToolContent): boolean =>
		shown.has(identity(part)) ||
		(part.type === "diff" && isSameChange(diffsOf(part.path, asked), diffsOf(part.path, call.content)));
	return asked.filter((part) => !isShown(part));
};

/** Two events carry the same part, possibly with its fields in another order. */
const identity = (part: ToolContent): string =>
	part.type === "diff"
		? JSON.stringify([part.path, part.oldText, part.newText, part.oldBlob?.blob, part.newBlob?.blob])
		: JSON.stringify(part);

const diffsOf = (path: string, parts: readonly ToolContent[]): readonly Diff[] =>
	parts.filter((part): part is Diff => part.type === "diff" && part.path === path);

/** Whether the same lines of a file come and go. Agents ask with an excerpt and then show the whole file, or the reverse. */
const isSameChange = (asked: readonly Diff[], shown: readonly Diff[]): boolean => {
	if ([...asked, ...shown].some(isBeginning)) return false;
	const [wanted, made] = [asked, shown].map((diffs) => JSON.stringify(diffs.flatMap(changesOf)));
	return wanted === made && wanted !== "[]";
};

const changesOf = (part: Diff): readonly unknown[] => {
	const { diff } = shownDiff(part);
	const changed = diff.blocks.filter(({ type }) => type === "changed");
	return [...changed, ...endChanges(diff)];
};
