import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import type { DraftsState } from "../drafts/drafts-feature.ts";
import type { SessionsState } from "../sessions/sessions-feature.ts";
import type { TabsState } from "../tabs/tabs-feature.ts";
import { DeletedButton } from "./deleted-button.tsx";
import { Deletions } from "./deletions.ts";
import { RecentlyDeleted } from "./recently-deleted.ts";
import { UndoNotice } from "./undo-notice.tsx";

export type TrashState = { readonly deletions: Deletions; readonly recentlyDeleted: RecentlyDeleted };

export const trashFeature = (app: Ground & DraftsState & SessionsState & TabsState): Slots<TrashState> => {
	const deletions = new Deletions(app.hub, app);
	return {
		state: { deletions, recentlyDeleted: new RecentlyDeleted(app.hub) },
		clear: () => deletions.clear(),
		ListNotice: UndoNotice,
		ListFoot: DeletedButton,
	};
};
