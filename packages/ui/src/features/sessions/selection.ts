import { type Accessor, createSignal } from "solid-js";
import { rangeBetween } from "./range-between.ts";

type Listed = { readonly sessionId: string };

/** Sessions selected for a joint action. A session that leaves the list leaves the selection. */
export class Selection {
	/** Whether clicking a line selects it instead of opening it. */
	readonly on: Accessor<boolean>;
	readonly #listed: Accessor<readonly Listed[]>;
	readonly #setOn: (on: boolean) => void;
	readonly #setChosen: (chosen: ReadonlySet<string>) => void;
	readonly #chosen: Accessor<ReadonlySet<string>>;
	/** Where a range begins. */
	#anchor: string | undefined;

	constructor(listed: Accessor<readonly Listed[]>) {
		this.#listed = listed;
		const [on, setOn] = createSignal(false);
		const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set());
		this.on = on;
		this.#setOn = setOn;
		this.#chosen = chosen;
		this.#setChosen = setChosen;
	}

	has(sessionId: string): boolean {
		return this.#chosen().has(sessionId);
	}

	/** In the order of the list. */
	ids(): readonly string[] {
		return this.#listed().flatMap(({ sessionId }) => (this.has(sessionId) ? sessionId : []));
	}

	start(): void {
		this.#setOn(true);
	}

	end(): void {
		this.#setOn(false);
		this.#setChosen(new Set());
		this.#anchor = undefined;
	}

	toggle(sessionId: string): void {
		const chosen = new Set(this.ids());
		if (!chosen.delete(sessionId)) chosen.add(sessionId);
		this.#anchor = sessionId;
		this.#setOn(true);
		this.#setChosen(chosen);
	}

	/** Selects everything from the last chosen line to this one. */
	extendTo(sessionId: string): void {
		this.#anchor ??= sessionId;
		const range = rangeBetween(
			this.#listed().map((each) => each.sessionId),
			this.#anchor,
			sessionId,
		);
		this.#setOn(true);
		this.#setChosen(new Set([...this.#chosen(), ...range]));
	}

	all(): void {
		this.#setOn(true);
		this.#setChosen(new Set(this.#listed().map(({ sessionId }) => sessionId)));
	}
}
