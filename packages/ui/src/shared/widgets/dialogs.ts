import { type Accessor, createSignal, type JSX } from "solid-js";

export type OpenDialog = { readonly View: () => JSX.Element };

/** The dialog that a feature has opened on top of everything: one at a time, and a new one replaces it. */
export class Dialogs {
	readonly current: Accessor<OpenDialog | undefined>;
	readonly #set: (dialog: OpenDialog | undefined) => void;

	constructor() {
		const [current, setCurrent] = createSignal<OpenDialog>();
		this.current = current;
		this.#set = setCurrent;
	}

	/** The view reads signals while it is open; read a value beforehand if it must not change. */
	open(View: OpenDialog["View"]): void {
		this.#set({ View });
	}

	close(): void {
		this.#set(undefined);
	}
}
