import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { ForeignList, type ForeignPlace } from "./foreign-list.ts";

export type ForeignSessionsState = {
	/** The list of an agent's sessions in a folder: the same one for as long as the view lives. */
	readonly foreignList: (place: ForeignPlace) => ForeignList;
};

export const foreignSessionsFeature = ({ hub }: Ground): Slots<ForeignSessionsState> => {
	const lists = new Map<string, ForeignList>();
	return {
		state: {
			foreignList: (place) => {
				const key = JSON.stringify([place.agent, place.folder]);
				const list = lists.get(key) ?? new ForeignList(hub, place);
				lists.set(key, list);
				return list;
			},
		},
		clear: () => lists.clear(),
	};
};
