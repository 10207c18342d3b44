import { say } from "@parley/words/spoken";
import type { AppStore } from "../../app/app-store.ts";
import { openImported } from "./open-import.tsx";

/** Lets the editor that shows this view choose and read files with exported chats, and shows the outcome. */
export const importFromEditor = (app: AppStore): void =>
	app.notices.run(
		(reason) => say("transfer.notImported", { reason }),
		async () => {
			const files = (await app.ownWindow?.importFiles()) ?? [];
			if (files.length > 0) openImported(app, files);
		},
	);
