import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import type { SessionsState } from "../sessions/sessions-feature.ts";
import { Search } from "./search.ts";
import { focusSearch } from "./search-words.ts";

export type SearchState = { readonly search: Search };

export const searchFeature = ({
	hub,
	layout,
	list,
}: Ground & SessionsState): Slots<SearchState, never, "search"> => {
	const search = new Search(hub, () => list.folder());
	const begin = (): void => {
		layout.showList();
		queueMicrotask(focusSearch);
	};
	return {
		state: { search },
		commands: { search: begin },
		shortcuts: [
			{ modifier: "alt", code: "KeyF", run: begin },
			// The shortcut that many programs use.
			{ modifier: "command", code: "KeyK", run: begin },
		],
		clear: () => search.clear(),
		dispose: () => search.dispose(),
	};
};
