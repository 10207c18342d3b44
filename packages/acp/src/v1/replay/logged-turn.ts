/** Something that an agent did in a turn, as far as it can be recognised again. */
export type LoggedItem =
	| { readonly kind: "answer" | "thought" | "user"; readonly text: string }
	| { readonly kind: "tool"; readonly toolCallId: string; readonly title: string }
	| { readonly kind: "activity"; readonly activityId: string }
	| { readonly kind: "content" | "plan" };

/** A turn of our log, to compare an agent's replay with. */
export type LoggedTurn = {
	/** The text of its prompt. */
	readonly prompt: string;
	readonly items: readonly LoggedItem[];
};
