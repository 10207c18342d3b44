import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const StorageDialog = lazyDialog(
	() => import("./storage-dialog.tsx"),
	(module) => module.StorageDialog,
);

export const openStorage = ({ dialogs }: AppStore): void =>
	dialogs.open(() => <StorageDialog onClose={() => dialogs.close()} />);
