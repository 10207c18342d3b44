import { createSignal, type Signal } from "solid-js";

/** Which parts of a chat are open. Belongs to one activation of the view and is never stored. */
export class Expansion {
	readonly #open = new Map<string, Signal<boolean>>();

	isOpen(key: string): boolean {
		const [open] = this.#signal(key);
		return open();
	}

	toggle(key: string): void {
		const [open, set] = this.#signal(key);
		set(!open());
	}

	#signal(key: string): Signal<boolean> {
		const known = this.#open.get(key);
		if (known !== undefined) return known;
		const signal = createSignal(false);
		this.#open.set(key, signal);
		return signal;
	}
}
