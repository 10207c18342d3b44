import { createSignal, type Signal } from "solid-js";

/** Which parts of a chat are open. Belongs to one activation of the view. */
export class Expansion {
	readonly #open: Map<string, Signal<boolean>>;
	readonly #onToggled: () => void;

	constructor(open: readonly string[] = [], onToggled: () => void = () => {}) {
		this.#open = new Map(open.map((key) => [key, createSignal(true)]));
		this.#onToggled = onToggled;
	}

	/** The keys of what is open. */
	get open(): readonly string[] {
		return [...this.#open].flatMap(([key, [open]]) => (open() ? key : []));
	}

	isOpen(key: string): boolean {
		const [open] = this.#signal(key);
		return open();
	}

	/** For someone who is not to be told when it changes. */
	wasOpened(key: string): boolean {
		const [open] = this.#open.get(key) ?? [];
		return open?.() ?? false;
	}

	toggle(key: string): void {
		const [open, set] = this.#signal(key);
		set(!open());
		this.#onToggled();
	}

	#signal(key: string): Signal<boolean> {
		const known = this.#open.get(key);
		if (known !== undefined) return known;
		const signal = createSignal(false);
		this.#open.set(key, signal);
		return signal;
	}
}
