import { Match, Switch } from "solid-js";
import { ForgetDialog } from "../features/storage/forget-dialog.tsx";
import { StorageDialog } from "../features/storage/storage-dialog.tsx";
import { ChooseImportDialog } from "../features/transfer/choose-import-dialog.tsx";
import { ExportDialog } from "../features/transfer/export-dialog.tsx";
import { ImportDialog, ImportedDialog } from "../features/transfer/import-dialog.tsx";
import { DeleteManyDialog } from "../features/trash/delete-many-dialog.tsx";
import { DeletedDialog } from "../features/trash/deleted-dialog.tsx";
import { useApp } from "./app-context.ts";
import type { CareDialog } from "./care.ts";
import "./care.css";

type Dialog<Kind extends CareDialog["kind"]> = Extract<CareDialog, { kind: Kind }>;

/** The dialogs about sessions as a whole, and about all that is kept: one at a time. */
export const CareDialogs = () => {
	const app = useApp();
	const when = <Kind extends "export" | "import" | "imported" | "deleteMany">(
		kind: Kind,
	): Dialog<Kind> | undefined => {
		const dialog = app.care.dialog();
		return isOf(dialog, kind) ? dialog : undefined;
	};
	const kind = () => app.care.dialog()?.kind;
	return (
		<Switch>
			<Match when={when("export")} keyed>
				{(dialog) => <ExportDialog sessionIds={dialog.sessionIds} />}
			</Match>
			<Match when={when("import")} keyed>
				{(dialog) => <ImportDialog files={dialog.files} />}
			</Match>
			<Match when={when("imported")} keyed>
				{(dialog) => <ImportedDialog files={dialog.files} />}
			</Match>
			<Match when={when("deleteMany")} keyed>
				{(dialog) => <DeleteManyDialog sessionIds={dialog.sessionIds} />}
			</Match>
			<Match when={kind() === "chooseImport"}>
				<ChooseImportDialog />
			</Match>
			<Match when={kind() === "deleted"}>
				<DeletedDialog />
			</Match>
			<Match when={kind() === "storage"}>
				<StorageDialog />
			</Match>
			<Match when={kind() === "forget"}>
				<ForgetDialog />
			</Match>
		</Switch>
	);
};

const isOf = <Kind extends CareDialog["kind"]>(
	dialog: CareDialog | undefined,
	kind: Kind,
): dialog is Dialog<Kind> => dialog?.kind === kind;
