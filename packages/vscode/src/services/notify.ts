import type { Params } from "@parley/protocol/contract/names";
import { say } from "@parley/words/spoken";
import { window } from "vscode";
import { settings } from "../settings.ts";
import type { Views } from "../views/views.ts";
import { noticeText } from "./notice-text.ts";

/** Notifies the user about a chat that is not in view. The notification stays in the corner and does not take the focus. */
export const notify = (notice: Params<"host.notify">, views: Views): Record<string, never> => {
	const text = noticeText(notice, settings.notifications());
	if (text === undefined || views.isAnyVisible) return {};
	const tell = notice.reason === "ended" ? window.showInformationMessage : window.showWarningMessage;
	const show = say("editorWindow.showChat");
	void tell(text, show).then(async (answer) => {
		if (answer === show) await views.show(notice.sessionId);
	});
	return {};
};
