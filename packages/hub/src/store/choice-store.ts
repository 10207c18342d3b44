import type { OptionChange } from "@parley/protocol/agent/options/option-change";

/** What a person last chose in the chats of an agent; `name` tells the choices of an agent apart. */
export type StoredChoice = { readonly agent: string; readonly name: string; readonly change: OptionChange };

/** People's choices of modes, models and options. */
export type ChoiceStore = {
	all(): Promise<readonly StoredChoice[]>;
	put(choice: StoredChoice): Promise<void>;
};
