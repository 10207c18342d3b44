import type { Params } from "@parley/protocol/contract/names";
import { say } from "@parley/words/spoken";
import { window } from "vscode";
import { settings } from "../settings.ts";
import type { Views } from "../views/views.ts";
import { noticeText } from "./notice-text.ts";

/** Tells the person about a chat they are not looking at. It waits in the corner; the focus stays where it is. */
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
