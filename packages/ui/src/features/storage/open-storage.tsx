import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const StorageDialog = lazyDialog(async () => (await import("./storage-dialog.tsx")).StorageDialog);

export const openStorage = ({ dialogs }: AppStore): void =>
	dialogs.open(() => <StorageDialog onClose={() => dialogs.close()} />);
