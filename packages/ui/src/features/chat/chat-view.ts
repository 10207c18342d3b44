import { type Accessor, createSignal } from "solid-js";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { type Anchor, type ChatLook, ChatMemory } from "./chat-memory.ts";
import { Expansion } from "./expansion.ts";
import { Follow } from "./follow.ts";

/** A row that the user navigates to. */
export type Sought = { readonly turn: number; readonly key: string; readonly at?: number | undefined };

/** How the user looks at one open chat: kept while its tab is open, and across page reloads within one activation. */
export class ChatView {
	readonly expansion: Expansion;
	readonly follow: Follow;
	readonly #memory: ChatMemory;
	#anchor: Anchor | undefined;
	/** Set until the row has been seen. */
	readonly sought: Accessor<Sought | undefined>;
	readonly #setSought: (sought: Sought | undefined) => void;

	constructor(memory: ChatMemory) {
		this.#memory = memory;
		const { anchor, ...opened } = memory.read();
		this.#anchor = anchor;
		this.expansion = new Expansion(opened, () => memory.write(this.#look()));
		this.follow = new Follow(anchor === undefined);
		[this.sought, this.#setSought] = createSignal<Sought>();
	}

	/** The row at the upper edge, for a reader who is not at the end. */
	get anchor(): Anchor | undefined {
		return this.#anchor;
	}

	set anchor(anchor: Anchor | undefined) {
		if (anchor === undefined && this.#anchor === undefined) return;
		this.#anchor = anchor;
		this.#memory.writeSoon(() => this.#look());
	}

	/** Navigates to a row, even to the one sought last. */
	seek(sought: Sought): void {
		this.#setSought({ ...sought });
	}

	seen(sought: Sought): void {
		if (this.sought() === sought) this.#setSought(undefined);
	}

	#look(): ChatLook {
		return { ...this.expansion.chosen, ...(this.#anchor === undefined ? {} : { anchor: this.#anchor }) };
	}
}

const views = new WeakMap<object, ChatView>();

/** The view of an open tab. */
export const viewOf = (tab: Pick<SessionStore, "sessionId" | "passing">): ChatView => {
	const known = views.get(tab);
	if (known !== undefined) return known;
	const view = new ChatView(new ChatMemory(tab.passing, tab.sessionId));
	views.set(tab, view);
	return view;
};
