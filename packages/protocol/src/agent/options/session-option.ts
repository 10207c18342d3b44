import type { AgentAspect } from "../events.ts";

/** What an agent session has told about itself, by aspect. */
export type Aspects = {
	readonly [Aspect in AgentAspect]?: Readonly<Record<string, unknown>> | undefined;
};

export type OptionValue = {
	readonly value: string;
	readonly name: string;
	readonly description?: string;
	/** The name of the group it stands in. */
	readonly group?: string;
};

type OptionBase = {
	/** Unique among the options of a session. */
	readonly id: string;
	readonly kind: "mode" | "model" | "option";
	/** How the agent told it, which is how it is set. */
	readonly source: "modes" | "models" | "config";
	/** Absent where the protocol has none: the lists of modes and models. */
	readonly name?: string;
	readonly description?: string;
	readonly category?: string;
};

/** `current` is absent if the agent did not say; it need not be one of the values. */
export type SelectOption = OptionBase & {
	readonly type: "select";
	readonly current?: string;
	readonly values: readonly OptionValue[];
};

export type BooleanOption = OptionBase & { readonly type: "boolean"; readonly current: boolean };

/** Something that the user of an agent session can choose. */
export type SessionOption = SelectOption | BooleanOption;
