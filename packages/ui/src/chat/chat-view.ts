import { type Accessor, createSignal } from "solid-js";
import { Expansion } from "./expansion.ts";
import { Follow } from "./follow.ts";

/** A row that someone wants to see. */
export type Sought = { readonly turn: number; readonly key: string };

/** How one open chat is being looked at: kept while its tab is open, dropped with it. */
export class ChatView {
	readonly expansion = new Expansion();
	readonly follow = new Follow(true);
	/** The row at the upper edge, for a reader who is not at the end. */
	anchor: { readonly key: string; readonly offset: number } | undefined;
	/** Until it has been seen. */
	readonly sought: Accessor<Sought | undefined>;
	readonly #setSought: (sought: Sought | undefined) => void;

	constructor() {
		[this.sought, this.#setSought] = createSignal<Sought>();
	}

	/** Goes to a row, also if it is the one that was sought last. */
	seek(sought: Sought): void {
		this.#setSought({ ...sought });
	}

	seen(sought: Sought): void {
		if (this.sought() === sought) this.#setSought(undefined);
	}
}

const views = new WeakMap<object, ChatView>();

/** The view of an open tab. */
export const viewOf = (tab: object): ChatView => {
	const known = views.get(tab);
	if (known !== undefined) return known;
	const view = new ChatView();
	views.set(tab, view);
	return view;
};
