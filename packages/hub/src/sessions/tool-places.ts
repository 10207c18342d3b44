/** Where a tool began: its turn, and its position in the log. */
export type ToolPlace = { readonly turn: number; readonly at: number };

/** How many are remembered; the store knows the older ones. */
export const maxRemembered = 2000;

/**
 * Where the newest tool of each id began, within the current agent session: in another one, the same ids mean other tools. A forgotten one
 * must be looked up before an event can be placed.
 */
export class ToolPlaces {
	readonly #limit: number;
	readonly #places = new Map<string, ToolPlace>();
	#hasForgotten = false;
	#since = 0;

	constructor(limit = maxRemembered) {
		this.#limit = limit;
	}

	/** The position behind which this agent session's tools began. */
	get since(): number {
		return this.#since;
	}

	/** Begins an agent session, without tools. */
	restart(at: number): void {
		this.#since = at;
		this.#hasForgotten = false;
		this.#places.clear();
	}

	/** Restores what is known of the current agent session: its newest tools, oldest first, and whether there are `others`. */
	restore(since: number, tools: Iterable<readonly [id: string, place: ToolPlace]>, others: boolean): void {
		this.restart(since);
		this.#hasForgotten = others;
		for (const [id, place] of tools) this.set(id, place);
		this.trim(Number.POSITIVE_INFINITY);
	}

	get(id: string): ToolPlace | undefined {
		return this.#places.get(id);
	}

	/** Whether only the store knows if this tool exists. */
	isUnsure(id: string): boolean {
		return this.#hasForgotten && !this.#places.has(id);
	}

	/** Forgets no other tool: those that one message names must stay known until all of it is placed. */
	set(id: string, place: ToolPlace): void {
		this.#places.delete(id);
		this.#places.set(id, place);
	}

	/** Forgets the oldest beyond the limit. Only committed tools may be forgotten: the store does not know the others. */
	trim(committed: number): void {
		for (const [oldest, { at }] of this.#places) {
			if (this.#places.size <= this.#limit || at > committed) return;
			this.#places.delete(oldest);
			this.#hasForgotten = true;
		}
	}

	/** Forgets tools behind this position: they were never written. */
	goBack(lastIndex: number): void {
		for (const [id, { at }] of this.#places) if (at > lastIndex) this.#places.delete(id);
	}
}
