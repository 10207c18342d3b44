import type {
	Activity,
	AgentIdentity,
	AgentLoss,
	AttachedOrigin,
	Notice,
} from "@parley/protocol/agent/events";
import type { GivenServer } from "@parley/protocol/mcp/server";
import type { AgentContent, PromptContent } from "@parley/protocol/message/content";
import type { TextKind } from "@parley/protocol/message/events";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { PlanState } from "@parley/protocol/plan/events";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { Question, QuestionOutcome } from "@parley/protocol/question/events";
import type { ToolContent, ToolExit, ToolLocation, ToolStatus } from "@parley/protocol/tool/events";
import type { Wording } from "@parley/words/wording";
import type { KnownText } from "./text.ts";

type Placed = {
	/** Unique within the turn and stable: views key their rows by it. */
	readonly id: string;
	/** Position of the item's first event, which orders the items of a turn. */
	readonly at: number;
	readonly startedAt: number;
	readonly updatedAt: number;
	/** Position of the last event it has applied. */
	readonly through: number;
};

/** What an agent added for programs. */
type Meta = Readonly<Record<string, unknown>>;

export type TextItem = Placed &
	KnownText & {
		readonly type: "text";
		readonly kind: TextKind;
		readonly messageId: string;
		readonly meta?: Meta;
	};

export type ContentItem = Placed & {
	readonly type: "content";
	readonly messageId: string;
	readonly content: AgentContent;
	readonly meta?: Meta;
};

export type ToolCall = {
	readonly toolCallId: string;
	readonly title: string;
	readonly status: ToolStatus;
	readonly name?: string;
	readonly kind?: string;
	readonly content: readonly ToolContent[];
	readonly locations: readonly ToolLocation[];
	readonly rawInput?: unknown;
	readonly rawOutput?: unknown;
	readonly exit?: ToolExit;
	readonly meta?: Meta;
};

export type ToolItem = Placed & { readonly type: "tool"; readonly call: ToolCall };

export type PlanItem = Placed & Omit<PlanState, "at" | "since"> & { readonly type: "plan" };

/** Something the agent does besides using tools. */
export type ActivityItem = Placed & {
	readonly type: "activity";
	readonly activity: Omit<Activity, "at" | "since">;
};

export type NoticeItem = Placed & { readonly type: "notice"; readonly notice: Notice };

export type PermissionItem = Placed & {
	readonly type: "permission";
	readonly request: PermissionRequest;
	readonly outcome?: PermissionOutcome;
};

export type QuestionItem = Placed & {
	readonly type: "question";
	readonly request: Question;
	readonly outcome?: QuestionOutcome;
	/** The agent said that the visit is done. */
	readonly completed?: true;
};

/** Where another agent session took over. Without `how`, nothing is known of what it knows. */
export type SeamItem = Placed &
	AttachedOrigin & {
		readonly type: "seam";
		readonly agent: AgentIdentity;
		readonly agentSessionId: string;
		/** The MCP servers that it was given. */
		readonly servers?: readonly GivenServer[];
	};

export type LossItem = Placed & { readonly type: "loss"; readonly loss: AgentLoss };

/** Something this program cannot render: shown by name, never hidden. */
export type UnknownItem = Placed & {
	readonly type: "unknown";
	readonly name: string;
	readonly data: Readonly<Record<string, unknown>>;
	readonly problem?: string;
	readonly wording?: Wording;
};

export type Item =
	| TextItem
	| ContentItem
	| ToolItem
	| PlanItem
	| ActivityItem
	| NoticeItem
	| PermissionItem
	| QuestionItem
	| SeamItem
	| LossItem
	| UnknownItem;

export type TurnPrompt = {
	readonly messageId: string;
	readonly content: readonly PromptContent[];
	readonly sentAt: number;
};

/**
 * One prompt and everything that followed from it. It depends only on its own events, and each of its items only on the item's own
 * events, so that a view can hold the newest items without the older ones.
 */
export type Turn = {
	readonly number: number;
	/** Position of the last event this turn has applied. */
	readonly through: number;
	/** Items before this position are in the log but not held; at 0 there are none. */
	readonly firstItem: number;
	/** The last event those items received: a page read before that is stale. */
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
