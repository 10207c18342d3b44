import type { Params } from "@parley/protocol/contract/names";

export type NotificationSettings = {
	readonly which: "all" | "waiting" | "off";
	/** The end of a turn that took less is not told. */
	readonly longTurnMs: number;
};

/** What a person is told about a session, if they want to be. */
export const noticeText = (
	{ title, reason, ranMs }: Pick<Params<"host.notify">, "title" | "reason" | "ranMs">,
	{ which, longTurnMs }: NotificationSettings,
): string | undefined => {
	if (which === "off") return undefined;
	const name = title === "" ? "A chat" : `“${title}”`;
	switch (reason) {
		case "waiting":
			return `${name} waits for your answer.`;
		case "lost":
			return `${name} has lost its agent.`;
		case "ended":
			return which === "all" && ranMs >= longTurnMs ? `${name} is done.` : undefined;
	}
};
