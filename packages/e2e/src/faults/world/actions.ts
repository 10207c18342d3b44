/** What people did and were told had been taken: it must be in the log, and have the effect it should, once. */
export type PromptAction = {
	readonly messageId: string;
	/** What the agent is to get; it names the message, so that every run of it can be counted. */
	text: string;
	acknowledged: boolean;
	/** Answered with a refusal or never. */
	refused: boolean;
};

export type DecisionDeed = { readonly requestId: string; readonly optionId: string };

export type EditDeed = { readonly messageId: string; readonly text: string };

export class Actions {
	readonly prompts: PromptAction[] = [];
	readonly decisions: DecisionDeed[] = [];
	readonly edits: EditDeed[] = [];
	/** Texts that were to be kept and not sent. */
	readonly drafts: string[] = [];
}
