import type { PromptContent } from "@parley/protocol/message/content";
import type {
	ContentItem,
	LossItem,
	PermissionItem,
	PlanItem,
	SeamItem,
	TextItem,
	ToolItem,
	Turn,
	TurnPrompt,
	UnknownItem,
} from "@parley/transcript/turn/turn";

/** What an agent does at the moment. */
export type Doing = "waitingForAnswer" | "usingTool" | "thinking" | "answering" | "working";

/** What the rows of a transcript show, by kind of row. Which row it is, is its key; that never changes. */
export type RowContents = {
	readonly prompt: { readonly prompt: TurnPrompt };
	/** `opens`: the first of its turn. */
	readonly answer: { readonly item: TextItem; readonly done: boolean; readonly opens: boolean };
	readonly thought: { readonly item: TextItem; readonly done: boolean };
	readonly content: { readonly item: ContentItem };
	/** Stands where items of the turn are left out for now. */
	readonly earlier: Readonly<Record<never, never>>;
	readonly toolGroup: {
		readonly count: number;
		/** Whether there may be more of them that are not held. */
		readonly isCut: boolean;
		readonly failed: number;
		readonly rejected: number;
		/** Whether one of them waits for the person. */
		readonly asking: boolean;
		readonly running: boolean;
	};
	readonly tool: {
		readonly item: ToolItem;
		readonly grouped: boolean;
		/** The newest request about it. */
		readonly permission: PermissionItem | undefined;
	};
	/** `over`: nothing of it is under way any more, whatever it says. */
	readonly plan: { readonly item: PlanItem; readonly over: boolean };
	readonly permission: { readonly item: PermissionItem };
	readonly seam: { readonly item: SeamItem };
	/** `again`: the prompt that was lost with the agent, if one was under way. */
	readonly loss: { readonly item: LossItem; readonly again: readonly PromptContent[] };
	readonly unknown: { readonly item: UnknownItem };
	readonly working: { readonly doing: Doing };
	readonly end: { readonly end: NonNullable<Turn["end"]>; readonly again: readonly PromptContent[] };
};

export type RowKind = keyof RowContents;

/** One row as the turn it belongs to describes it. */
export type RowPlan<Kind extends RowKind = RowKind> = {
	readonly [Each in Kind]: { readonly key: string; readonly kind: Each; readonly content: RowContents[Each] };
}[Kind];
