import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const ExportDialog = lazyDialog(
	() => import("./export-dialog.tsx"),
	(module) => module.ExportDialog,
);

export const openExport = ({ dialogs }: AppStore, sessionIds: readonly string[]): void =>
	dialogs.open(() => <ExportDialog sessionIds={sessionIds} onClose={() => dialogs.close()} />);
