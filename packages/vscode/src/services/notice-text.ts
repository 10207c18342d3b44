import type { Params } from "@parley/protocol/contract/names";
import { say } from "@parley/words/spoken";

export type NotificationSettings = {
	readonly which: "all" | "waiting" | "off";
	/** The end of a shorter turn is not announced. */
	readonly longTurnMs: number;
};

/** The text of a notification about a session, unless the user has turned it off. */
export const noticeText = (
	{ title, reason, ranMs }: Pick<Params<"host.notify">, "title" | "reason" | "ranMs">,
	{ which, longTurnMs }: NotificationSettings,
): string | undefined => {
	if (which === "off") return undefined;
	switch (reason) {
		case "waiting":
			return title === "" ? say("editorWindow.untitledWaits") : say("editorWindow.chatWaits", { title });
		case "lost":
			return title === "" ? say("editorWindow.untitledLost") : say("editorWindow.chatLost", { title });
		case "ended":
			if (which !== "all" || ranMs < longTurnMs) return undefined;
			return title === "" ? say("editorWindow.untitledDone") : say("editorWindow.chatDone", { title });
	}
};
