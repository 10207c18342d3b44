import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const ExportDialog = lazyDialog(async () => (await import("./export-dialog.tsx")).ExportDialog);

export const openExport = ({ dialogs }: AppStore, sessionIds: readonly string[]): void =>
	dialogs.open(() => <ExportDialog sessionIds={sessionIds} onClose={() => dialogs.close()} />);
