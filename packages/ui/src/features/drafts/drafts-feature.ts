import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { Drafts } from "./drafts.ts";

export type DraftsState = { readonly drafts: Drafts };

export const draftsFeature = ({ hub, viewState, lastWords }: Ground): Slots<DraftsState, "draft"> => {
	const drafts = new Drafts({ hub, viewState, ...(lastWords === undefined ? {} : { lastWords }) });
	return {
		state: { drafts },
		topics: { draft: (draft) => drafts.take(draft) },
		onConnected: () => drafts.flushAll(),
		forget: (sessionId) => drafts.forget(sessionId),
		clear: () => drafts.forgetAll(),
		dispose: () => drafts.dispose(),
	};
};
