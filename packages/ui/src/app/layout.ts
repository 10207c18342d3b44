import { type Accessor, batch, createSignal, type Setter } from "solid-js";

/** How the view is laid out: list and chat side by side, or the list over the chat for as long as it is open. */
export class Layout {
	readonly isWide: Accessor<boolean>;
	readonly isListOpen: Accessor<boolean>;
	readonly #query = matchMedia("(min-width: 640px)");
	readonly #setWide: Setter<boolean>;
	readonly #setListOpen: Setter<boolean>;

	constructor() {
		[this.isWide, this.#setWide] = createSignal(this.#query.matches);
		[this.isListOpen, this.#setListOpen] = createSignal(false);
		this.#query.addEventListener("change", this.#follow);
	}

	/** Beside the chat, the list is there anyway. */
	showList(): void {
		if (!this.isWide()) this.#setListOpen(true);
	}

	closeList(): void {
		this.#setListOpen(false);
	}

	toggleList(): void {
		if (this.isListOpen()) this.closeList();
		else this.showList();
	}

	dispose(): void {
		this.#query.removeEventListener("change", this.#follow);
	}

	readonly #follow = (): void =>
		batch(() => {
			this.#setWide(this.#query.matches);
			if (this.#query.matches) this.closeList();
		});
}
