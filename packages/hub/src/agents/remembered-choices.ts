import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { SessionOption } from "@parley/protocol/agent/options/session-option";
import type { ChoiceStore } from "../store/choice-store.ts";
import { isWorthRemembering } from "./worth-remembering.ts";

/** More than any agent offers. Further ones are not remembered. */
const maxPerAgent = 100;

/** What people last chose in the chats of each agent: new chats with it begin so. */
export class RememberedChoices {
	readonly #store: ChoiceStore;
	readonly #byAgent = new Map<string, Map<string, OptionChange>>();

	private constructor(store: ChoiceStore) {
		this.#store = store;
	}

	static async load(store: ChoiceStore): Promise<RememberedChoices> {
		const choices = new RememberedChoices(store);
		for (const { agent, name, change } of await store.all()) choices.#of(agent).set(name, change);
		return choices;
	}

	of(agentId: string): readonly OptionChange[] {
		return [...(this.#byAgent.get(agentId)?.values() ?? [])];
	}

	/** `options`: what the agent session offers. */
	async remember(agentId: string, change: OptionChange, options: readonly SessionOption[]): Promise<void> {
		if (!isWorthRemembering(options, change)) return;
		const name = choiceName(change);
		const known = this.#of(agentId);
		if (!known.has(name) && known.size >= maxPerAgent) return;
		known.set(name, change);
		await this.#store.put({ agent: agentId, name, change });
	}

	/** Forgets everything. The caller clears the store. */
	forgetAll(): void {
		this.#byAgent.clear();
	}

	#of(agentId: string): Map<string, OptionChange> {
		const known = this.#byAgent.get(agentId) ?? new Map<string, OptionChange>();
		this.#byAgent.set(agentId, known);
		return known;
	}
}

/** Tells the choices of one agent apart. */
export const choiceName = (change: OptionChange): string =>
	change.kind === "option" ? `option:${change.option}` : change.kind;
