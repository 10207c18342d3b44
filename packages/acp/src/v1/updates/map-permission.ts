import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { PermissionParams } from "../wire/permission.ts";
import { announcedTool, mapToolCall, toolDetails } from "./map-tool.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

/**
 * Maps a permission request. It may be the first to name its tool call, which then appears. A known call stays unchanged: agents ask with
 * shorter titles and emptier lists than they reported before.
 */
export const mapPermission = (
	state: MappingState,
	requestId: string,
	params: PermissionParams,
): Mapped & { readonly request: PermissionRequest } => {
	const { toolCall, options } = params;
	const known = announcedTool(state, toolCall.toolCallId);
	const appeared: Mapped = known === undefined ? mapToolCall(state, toolCall, true) : { state, events: [] };
	const details = toolDetails(toolCall);
	// The agent may replace the tool's content once it is allowed to run; what was decided on must stay in the log.
	const content = details.content?.length ? details.content : state.tools.contentOf(toolCall.toolCallId);
	const request: PermissionRequest = {
		requestId,
		toolCallId: toolCall.toolCallId,
		title: textIn(toolCall.title) ?? known?.title ?? textIn(toolCall.kind) ?? toolCall.toolCallId,
		...(typeof toolCall.kind === "string" ? { kind: toolCall.kind } : {}),
		...details,
		...(content === undefined ? {} : { content: [...content] }),
		options: options.map(({ optionId, name, kind }) => ({ optionId, name, kind })),
	};
	return { ...appeared, request };
};

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
