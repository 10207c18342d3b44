import type { AgentIdentity, AgentLoss } from "@parley/protocol/agent/events";
import type { AgentContent, PromptContent } from "@parley/protocol/message/content";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { PlanEntry } from "@parley/protocol/plan/events";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { ToolContent, ToolLocation, ToolStatus } from "@parley/protocol/tool/events";
import type { KnownText } from "./text.ts";

type Placed = {
	/** Unique within the turn and stable: what a view keys its rows by. */
	readonly id: string;
	/** Position of the item's first event: what a turn's items are ordered by. */
	readonly at: number;
	readonly startedAt: number;
	readonly updatedAt: number;
	/** Position of the last event it has taken in. */
	readonly through: number;
};

export type TextItem = Placed &
	KnownText & {
		readonly type: "text";
		readonly kind: "answer" | "thought";
		readonly messageId: string;
	};

export type ContentItem = Placed & {
	readonly type: "content";
	readonly messageId: string;
	readonly content: AgentContent;
};

export type ToolCall = {
	readonly toolCallId: string;
	readonly title: string;
	readonly status: ToolStatus;
	readonly kind?: string;
	readonly content: readonly ToolContent[];
	readonly locations: readonly ToolLocation[];
	readonly rawInput?: unknown;
	readonly rawOutput?: unknown;
};

export type ToolItem = Placed & { readonly type: "tool"; readonly call: ToolCall };

export type PlanItem = Placed & { readonly type: "plan"; readonly entries: readonly PlanEntry[] };

export type PermissionItem = Placed & {
	readonly type: "permission";
	readonly request: PermissionRequest;
	readonly outcome?: PermissionOutcome;
};

/** Where another agent session took over: what was said before it is known to the new one only as far as it was told. */
export type SeamItem = Placed & {
	readonly type: "seam";
	readonly agent: AgentIdentity;
	readonly agentSessionId: string;
};

export type LossItem = Placed & { readonly type: "loss"; readonly loss: AgentLoss };

/** Something this program does not know how to draw: shown by name, never hidden. */
export type UnknownItem = Placed & {
	readonly type: "unknown";
	readonly name: string;
	readonly data: Readonly<Record<string, unknown>>;
	readonly problem?: string;
};

export type Item =
	| TextItem
	| ContentItem
	| ToolItem
	| PlanItem
	| PermissionItem
	| SeamItem
	| LossItem
	| UnknownItem;

export type TurnPrompt = {
	readonly messageId: string;
	readonly content: readonly PromptContent[];
	readonly sentAt: number;
};

/**
 * One prompt and all that came of it. It depends on the events of this turn alone, and each of its items on the item's own events
 * alone, so that the newest items can be held without the older ones.
 */
export type Turn = {
	readonly number: number;
	/** Position of the last event this turn has taken in. */
	readonly through: number;
	/** Items before this position exist in the log and are not held; at 0 there are none. */
	readonly firstItem: number;
	/** The last event that those got meanwhile: a page read before that is out of date. */
	readonly missed: number;
	readonly prompt?: TurnPrompt;
	readonly end?: TurnEnd & { readonly endedAt: number };
	readonly items: readonly Item[];
};

export const emptyTurn = (number: number): Turn => ({
	number,
	through: 0,
	firstItem: 0,
	missed: 0,
	items: [],
});
