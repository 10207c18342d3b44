import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const DeletedDialog = lazyDialog(
	() => import("./deleted-dialog.tsx"),
	(module) => module.DeletedDialog,
);

export const openDeleted = ({ dialogs }: AppStore): void =>
	dialogs.open(() => <DeletedDialog onClose={() => dialogs.close()} />);
