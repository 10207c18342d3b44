import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { ToolContent } from "@parley/protocol/tool/events";
import type { ToolCall } from "@parley/transcript/turn/turn";
import { commandIn } from "./command-in.ts";
import { contentBeside } from "./pending-requests.ts";

/** What the user saw when deciding and the tool no longer shows: agents often replace it afterwards. */
export const askedBeside = (
	request: PermissionRequest,
	call: Pick<ToolCall, "content" | "rawInput">,
): readonly ToolContent[] => {
	const shown = new Set(call.content.map(identity));
	const command = commandIn(request.rawInput ?? call.rawInput);
	return contentBeside(request, command).filter((part) => !shown.has(identity(part)));
};

/** Two events carry the same part, possibly with its fields in another order. */
const identity = (part: ToolContent): string =>
	part.type === "diff"
		? JSON.stringify([part.path, part.oldText, part.newText, part.oldBlob?.blob, part.newBlob?.blob])
		: JSON.stringify(part);
