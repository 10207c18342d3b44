import type { AppStore } from "../../app/app-store.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

const AgentsDialog = lazyDialog(
	() => import("./agents-dialog.tsx"),
	(module) => module.AgentsDialog,
);

/** Opens the page of agents. */
export const openAgents = ({ dialogs }: Pick<AppStore, "dialogs">): void =>
	dialogs.open(() => <AgentsDialog onClose={() => dialogs.close()} />);
