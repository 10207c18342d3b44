import type { AppStore } from "../../app/app-store.ts";
import { DeleteManyDialog } from "./delete-many-dialog.tsx";

export const openDeleteMany = ({ dialogs }: AppStore, sessionIds: readonly string[]): void =>
	dialogs.open(() => <DeleteManyDialog sessionIds={sessionIds} />);
