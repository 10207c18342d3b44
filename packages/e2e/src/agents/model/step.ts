/** What a model wants to have done, in terms of no agent's tools. */
export type Wish =
	| { readonly do: "read"; readonly path: string }
	| { readonly do: "write"; readonly path: string; readonly content: string }
	| { readonly do: "edit"; readonly path: string; readonly old: string; readonly new: string }
	| { readonly do: "run"; readonly command: string }
	| { readonly do: "plan"; readonly entries: readonly string[] };

/** A call of one of the agent's own tools. */
export type Call = {
	readonly id: string;
	readonly name: string;
	readonly input: Readonly<Record<string, unknown>>;
};

/** One answer of the model. */
export type Answer =
	| {
			readonly type: "said";
			readonly thought: readonly string[];
			readonly text: readonly string[];
			readonly call: Call | undefined;
	  }
	| { readonly type: "failed"; readonly status: number; readonly message: string }
	/** It begins and never goes on. */
	| { readonly type: "silent" };

export type Spoken = Extract<Answer, { readonly type: "said" }>;
