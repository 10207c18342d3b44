import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const DeleteManyDialog = lazyDialog(
	() => import("./delete-many-dialog.tsx"),
	(module) => module.DeleteManyDialog,
);

export const openDeleteMany = ({ dialogs }: AppStore, sessionIds: readonly string[]): void =>
	dialogs.open(() => <DeleteManyDialog sessionIds={sessionIds} onClose={() => dialogs.close()} />);
