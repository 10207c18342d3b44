import { type Accessor, batch, createSignal, type Setter } from "solid-js";

/** The layout of the view: list and chat side by side, or the open list over the chat. */
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

	/** Beside the chat, the list is always visible. */
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
