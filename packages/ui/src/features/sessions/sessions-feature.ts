import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { Selection } from "./selection.ts";
import { SessionList } from "./session-list.ts";

export type SessionsState = { readonly list: SessionList; readonly selection: Selection };

export const sessionsFeature = ({ hub, viewState, forget }: Ground): Slots<SessionsState, "state"> => {
	const list = new SessionList(hub, viewState);
	const selection = new Selection(() => list.entries());
	list.onRemoved = forget;
	return {
		state: { list, selection },
		topics: { state: (state) => list.take(state) },
		load: () => list.load(),
		clear: () => {
			selection.end();
			list.clear();
		},
	};
};
