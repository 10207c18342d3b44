import { type PlanSwitch, planSwitch } from "@parley/protocol/agent/options/plan-mode";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { OptionValue } from "@parley/protocol/agent/options/session-option";
import type { SessionPart } from "../../shared/session/session-part.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import type { ChosenOptions } from "../options/chosen-options.ts";

/** A chat's plan mode. The log says whether it is on; this remembers the mode to return to, while the page lives. */
export class PlanMode implements SessionPart {
	readonly #session: SessionStore;
	readonly #chosen: ChosenOptions;
	#before: string | undefined;

	constructor(session: SessionStore, chosen: ChosenOptions) {
		this.#session = session;
		this.#chosen = chosen;
	}

	/** Undefined if the agent has no plan mode. */
	get switch(): PlanSwitch | undefined {
		const { mode, config } = this.#session.state()?.head.aspects ?? {};
		return planSwitch(readOptions({ mode, config }));
	}

	/** Switches it on, or back to the mode before. Returns the mode that the agent has accepted. */
	async toggle(): Promise<OptionValue | undefined> {
		const now = this.switch;
		if (now === undefined) return undefined;
		const { option, plan, isOn, other } = now;
		const before = option.values.find(({ value }) => value === this.#before);
		const wanted = isOn ? (before ?? other) : plan;
		await this.#chosen.choose(option, wanted.value);
		return wanted;
	}

	applied(): void {
		this.#remember();
	}

	rebuilt(): void {
		this.#remember();
	}

	#remember(): void {
		const now = this.switch;
		if (now !== undefined && !now.isOn) this.#before = now.option.current;
	}
}
