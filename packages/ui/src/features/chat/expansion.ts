import { createSignal, type Signal } from "solid-js";

/** What the user has opened and closed in a chat. Both are kept, because some parts are open by default. */
export type Opened = { readonly open: readonly string[]; readonly closed: readonly string[] };

/** How many of either are kept; the newest. */
const mostKept = 500;

/** Which parts of a chat are open. Belongs to one activation of the view. */
export class Expansion {
	/** Undefined for parts that the user has not toggled. */
	readonly #choices: Map<string, Signal<boolean | undefined>>;
	readonly #onToggled: () => void;

	constructor({ open, closed }: Opened = { open: [], closed: [] }, onToggled: () => void = () => {}) {
		this.#choices = new Map([
			...open.map((key) => [key, createSignal<boolean | undefined>(true)] as const),
			...closed.map((key) => [key, createSignal<boolean | undefined>(false)] as const),
		]);
		this.#onToggled = onToggled;
	}

	get chosen(): Opened {
		const keysOf = (wanted: boolean): readonly string[] =>
			[...this.#choices].flatMap(([key, [choice]]) => (choice() === wanted ? key : [])).slice(-mostKept);
		return { open: keysOf(true), closed: keysOf(false) };
	}

	/** `atFirst`: whether it is open until the user toggles it. */
	isOpen(key: string, atFirst = false): boolean {
		const [choice] = this.#signal(key);
		return choice() ?? atFirst;
	}

	/** For callers that do not track changes. */
	wasOpened(key: string): boolean {
		const [choice] = this.#choices.get(key) ?? [];
		return choice?.() ?? false;
	}

	toggle(key: string, atFirst = false): void {
		const [choice, choose] = this.#signal(key);
		choose(!(choice() ?? atFirst));
		this.#onToggled();
	}

	#signal(key: string): Signal<boolean | undefined> {
		const known = this.#choices.get(key);
		if (known !== undefined) return known;
		const signal = createSignal<boolean>();
		this.#choices.set(key, signal);
		return signal;
	}
}
