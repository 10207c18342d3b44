import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { isInEditor } from "../../shared/host-environment.ts";
import { Editors } from "./editors.ts";
import { OwnWindow } from "./own-window.ts";

export type EditorsState = {
	readonly editors: Editors;
	/** The editor window that shows this view. A page in a browser has none, even if editors are attached to the hub. */
	readonly ownWindow: OwnWindow | undefined;
};

export const editorsFeature = ({ hub, environment }: Ground): Slots<EditorsState, "hosts" | "request"> => {
	const editors = new Editors(hub);
	return {
		state: { editors, ownWindow: isInEditor(environment) ? new OwnWindow(hub) : undefined },
		topics: {
			hosts: (hosts) => editors.take(hosts),
			// Meant for editors, not for views.
			request: () => {},
		},
		load: () => editors.load(),
	};
};
