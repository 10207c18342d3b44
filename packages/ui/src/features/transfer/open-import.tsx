import type { ImportedFile } from "@parley/protocol/host/window-methods";
import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const ImportDialog = lazyDialog(
	() => import("./import-dialog.tsx"),
	(module) => module.ImportDialog,
);
const ImportedDialog = lazyDialog(
	() => import("./import-dialog.tsx"),
	(module) => module.ImportedDialog,
);
const ChooseImportDialog = lazyDialog(
	() => import("./choose-import-dialog.tsx"),
	(module) => module.ChooseImportDialog,
);

/** Imports files, and shows how it goes. */
export const openImport = ({ dialogs }: AppStore, files: readonly File[]): void =>
	dialogs.open(() => <ImportDialog files={files} onClose={() => dialogs.close()} />);

/** Shows what an editor has imported. */
export const openImported = ({ dialogs }: AppStore, files: readonly ImportedFile[]): void =>
	dialogs.open(() => <ImportedDialog files={files} onClose={() => dialogs.close()} />);

/** Asks where the files are. */
export const openChooseImport = ({ dialogs }: AppStore): void =>
	dialogs.open(() => <ChooseImportDialog onClose={() => dialogs.close()} />);
