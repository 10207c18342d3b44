import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { ToolContent, ToolLocation } from "@parley/protocol/tool/events";
import type { SessionState } from "@parley/transcript/session-state";
import { repeatsCommand } from "../tool-views/command-in.ts";

/** The requests that wait for an answer, oldest first. */
export const pendingRequests = (state: SessionState | undefined): readonly PermissionRequest[] => {
	if (state === undefined) return [];
	return state.head.pending.map(({ request }) => request);
};

export type RequestDetails = {
	readonly kind?: string;
	readonly content?: readonly ToolContent[];
	readonly locations?: readonly ToolLocation[];
	readonly rawInput?: unknown;
};

/** What a request is about. Agents often put most of it only in the tool call it belongs to. */
export const requestDetails = (
	state: SessionState | undefined,
	request: PermissionRequest,
): RequestDetails => {
	const pending = state?.head.pending.find((each) => each.requestId === request.requestId);
	const turn = state?.turns.findLast((each) => each.number === pending?.turn);
	const tool = turn?.items.findLast((each) => each.id === `tool:${request.toolCallId}`);
	return tool?.type === "tool" ? { ...tool.call, ...ownDetails(request) } : request;
};

const ownDetails = (request: PermissionRequest): RequestDetails => {
	const { kind, content, locations, rawInput } = request;
	return {
		...(kind === undefined ? {} : { kind }),
		...(content === undefined || content.length === 0 ? {} : { content }),
		...(locations === undefined || locations.length === 0 ? {} : { locations }),
		...(rawInput === undefined ? {} : { rawInput }),
	};
};

/** Files that no diff names. */
export const locationsBeside = ({ locations = [], content = [] }: RequestDetails): readonly ToolLocation[] =>
	locations.filter(({ path }) => !content.some((part) => part.type === "diff" && part.path === path));

/** The content besides the command. */
export const contentBeside = (
	{ content = [] }: RequestDetails,
	command: string | undefined,
): readonly ToolContent[] =>
	content.filter(
		(part) =>
			command === undefined ||
			part.type !== "content" ||
			part.content.type !== "text" ||
			!repeatsCommand(part.content.text, command),
	);
