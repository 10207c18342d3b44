import { Expansion } from "./expansion.ts";
import { Follow } from "./follow.ts";

/** How one open chat is being looked at: kept while its tab is open, dropped with it. */
export class ChatView {
	readonly expansion = new Expansion();
	readonly follow = new Follow(true);
	/** The row at the upper edge, for a reader who is not at the end. */
	anchor: { readonly key: string; readonly offset: number } | undefined;
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
