import { type Accessor, createSignal, type JSX } from "solid-js";

export type OpenDialog = { readonly View: () => JSX.Element };

/** The dialog that a feature has opened over everything: one at a time, a new one replaces the one before. */
export class Dialogs {
	readonly current: Accessor<OpenDialog | undefined>;
	readonly #set: (dialog: OpenDialog | undefined) => void;

	constructor() {
		const [current, setCurrent] = createSignal<OpenDialog>();
		this.current = current;
		this.#set = setCurrent;
	}

	/** The view reads its signals while it is open; what must stay as it was on opening is read before. */
	open(View: OpenDialog["View"]): void {
		this.#set({ View });
	}

	close(): void {
		this.#set(undefined);
	}
}
