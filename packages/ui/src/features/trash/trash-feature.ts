import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";
import { DeletedButton } from "./deleted-button.tsx";
import { UndoNotice } from "./undo-notice.tsx";

export const trashFeature = (app: AppStore): Slots => ({
	clear: () => app.deletions.clear(),
	ListNotice: UndoNotice,
	ListFoot: DeletedButton,
});
