import type { PromptContent } from "@parley/protocol/message/content";
import type {
	ActivityItem,
	ContentItem,
	LossItem,
	NoticeItem,
	PermissionItem,
	PlanItem,
	QuestionItem,
	SeamItem,
	TextItem,
	ToolItem,
	Turn,
	TurnPrompt,
	UnknownItem,
} from "@parley/transcript/turn/turn";

/** What an agent is doing now. */
export type Doing = "waitingForAnswer" | "usingTool" | "thinking" | "answering" | "working";

/** What the rows of a transcript show, by kind of row. A row's key identifies it and never changes. */
export type RowContents = {
	readonly prompt: { readonly prompt: TurnPrompt };
	/** `opens`: the first of its turn. */
	readonly answer: {
		readonly item: TextItem;
		readonly done: boolean;
		readonly opens: boolean;
		/** The model that answered, on the last of a finished turn. */
		readonly model: string | undefined;
	};
	/** A message that the agent added in the user's name. */
	readonly added: { readonly item: TextItem };
	/** A text beside the conversation whose tool or activity is not in the same turn. */
	readonly aside: { readonly item: TextItem };
	/** `summary`: what it tells. `running`: it may still be under way. */
	readonly activity: {
		readonly item: ActivityItem;
		readonly summary: string;
		readonly running: boolean;
	};
	readonly notice: { readonly item: NoticeItem };
	readonly thought: { readonly item: TextItem; readonly done: boolean };
	readonly content: { readonly item: ContentItem };
	/** Marks where older items of the turn are not held. */
	readonly earlier: Readonly<Record<never, never>>;
	readonly toolGroup: {
		readonly count: number;
		/** Whether older tools of the group may exist that are not held. */
		readonly isCut: boolean;
		readonly failed: number;
		readonly rejected: number;
		/** Whether one of them waits for the user. */
		readonly asking: boolean;
		readonly running: boolean;
	};
	readonly tool: {
		readonly item: ToolItem;
		readonly grouped: boolean;
		/** The newest permission request for it. */
		readonly permission: PermissionItem | undefined;
		/** What its command put out in a terminal of the agent. */
		readonly output: string;
		/** Whether a question about it waits for an answer. */
		readonly isAsked: boolean;
	};
	/** `over`: the turn has ended, so no entry is under way, whatever its status says. */
	readonly plan: { readonly item: PlanItem; readonly over: boolean };
	readonly permission: { readonly item: PermissionItem };
	readonly question: { readonly item: QuestionItem };
	readonly seam: { readonly item: SeamItem };
	/** `again`: the prompt that was lost with the agent, if one was running. */
	readonly loss: { readonly item: LossItem; readonly again: readonly PromptContent[] };
	readonly unknown: { readonly item: UnknownItem };
	readonly working: { readonly doing: Doing };
	readonly end: { readonly end: NonNullable<Turn["end"]>; readonly again: readonly PromptContent[] };
};

export type RowKind = keyof RowContents;

/** A row as its turn describes it. */
export type RowPlan<Kind extends RowKind = RowKind> = {
	readonly [Each in Kind]: { readonly key: string; readonly kind: Each; readonly content: RowContents[Each] };
}[Kind];
