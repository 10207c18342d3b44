/** Where a tool began: in which turn, and at which position of the log. */
export type ToolPlace = { readonly turn: number; readonly at: number };

/** So many are remembered. Of those before them the store knows. */
const maxRemembered = 2000;

/**
 * Where the newest tool of each id began, in the agent session under way: another agent session means other tools by the same ids.
 * What was forgotten must be looked up before an event can be placed.
 */
export class ToolPlaces {
	readonly #limit: number;
	readonly #places = new Map<string, ToolPlace>();
	#hasForgotten = false;
	#since = 0;

	constructor(limit = maxRemembered) {
		this.#limit = limit;
	}

	/** Behind this position the tools of this agent session began. */
	get since(): number {
		return this.#since;
	}

	/** An agent session begins here, and with it all that is known of tools. */
	restart(at: number): void {
		this.#since = at;
		this.#hasForgotten = false;
		this.#places.clear();
	}

	get(id: string): ToolPlace | undefined {
		return this.#places.get(id);
	}

	/** Whether only the store can tell if there is such a tool. */
	isUnsure(id: string): boolean {
		return this.#hasForgotten && !this.#places.has(id);
	}

	/** Only what is committed can be forgotten: nobody else knows of the rest. */
	set(id: string, place: ToolPlace, committed: number): void {
		this.#places.delete(id);
		this.#places.set(id, place);
		for (const [oldest, { at }] of this.#places) {
			if (this.#places.size <= this.#limit || at > committed) return;
			this.#places.delete(oldest);
			this.#hasForgotten = true;
		}
	}

	/** What stands behind this position was never written. */
	goBack(lastIndex: number): void {
		for (const [id, { at }] of this.#places) if (at > lastIndex) this.#places.delete(id);
	}
}
