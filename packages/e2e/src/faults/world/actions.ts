/** What people did and the hub acknowledged: it must be in the log, and take effect once. */
export type PromptAction = {
	readonly messageId: string;
	/** What the agent is to receive; it contains the message's mark, so that every run can be counted. */
	text: string;
	acknowledged: boolean;
	/** Refused, or never answered. */
	refused: boolean;
};

export type DecisionDeed = { readonly requestId: string; readonly optionId: string };

export type ReplyDeed = { readonly requestId: string; readonly reply: string };

export type EditDeed = { readonly messageId: string; readonly text: string };

export class Actions {
	readonly prompts: PromptAction[] = [];
	readonly decisions: DecisionDeed[] = [];
	readonly replies: ReplyDeed[] = [];
	readonly edits: EditDeed[] = [];
	/** Texts to be stored without being sent. */
	readonly drafts: string[] = [];
}
