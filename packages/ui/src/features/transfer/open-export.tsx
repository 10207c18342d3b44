import type { AppStore } from "../../app/app-store.ts";
import { ExportDialog } from "./export-dialog.tsx";

export const openExport = ({ dialogs }: AppStore, sessionIds: readonly string[]): void =>
	dialogs.open(() => <ExportDialog sessionIds={sessionIds} />);
