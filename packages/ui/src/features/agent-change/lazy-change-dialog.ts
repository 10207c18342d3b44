import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";

/** Most chats keep their agent. */
export const LazyChangeDialog = lazyDialog(
	() => import("./change-dialog.tsx"),
	(module) => module.ChangeDialog,
);
