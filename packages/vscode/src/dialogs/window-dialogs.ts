import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { sayError } from "@parley/words/error-words";
import { say } from "@parley/words/spoken";
import { window } from "vscode";
import type { WindowServices } from "../bridge/view-connection.ts";
import { importFiles } from "./import-files.ts";
import { pickFiles } from "./pick-files.ts";
import { saveBlob, saveExport } from "./save-dialogs.ts";
import { SavePlaces } from "./save-places.ts";

export type DialogParts = {
	/** Whether a view is visible that shows the outcome. */
	readonly isWatched: () => boolean;
	readonly logger: Logger;
};

/** The window's dialogs, for its views. If the user has left the view meanwhile, the editor reports the outcome. */
export const windowDialogs = ({ isWatched, logger }: DialogParts): WindowServices => {
	const reporting =
		<Request, Outcome>(
			work: (request: Request, hub: HubConnection) => Promise<Outcome>,
			words: (outcome: Outcome) => string | undefined,
		) =>
		async (request: Request, hub: HubConnection): Promise<Outcome> => {
			try {
				const outcome = await work(request, hub);
				const text = words(outcome);
				if (text !== undefined && !isWatched()) void window.showInformationMessage(text);
				return outcome;
			} catch (error) {
				logger.warn("A dialog did not complete", { error });
				const isWanted = error instanceof RequestFailure && error.code === "cancelled";
				if (!isWanted && !isWatched())
					void window.showErrorMessage(say("editorWindow.failed", { reason: sayError(error) }));
				throw error;
			}
		};
	const places = new SavePlaces();
	return {
		"host.pickFiles": reporting(pickFiles, ({ files }) =>
			files.length === 0 ? undefined : say("editorWindow.notAttached"),
		),
		"host.saveBlob": reporting(
			(request, hub) => saveBlob(request, hub, places),
			({ saved }) => saved && say("editorWindow.saved", { name: saved.name }),
		),
		"host.saveExport": reporting(
			(request, hub) => saveExport(request, hub, places),
			({ saved }) => saved && say("editorWindow.saved", { name: saved.name }),
		),
		"host.importFiles": reporting(
			(_, hub) => importFiles(hub),
			({ files }) => (files.length === 0 ? undefined : say("editorWindow.imported")),
		),
	};
};
