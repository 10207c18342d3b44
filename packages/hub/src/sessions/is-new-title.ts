import type { EventBody } from "@parley/protocol/log/log-event";
import type { Head } from "@parley/transcript/head/head";

/** Whether an agent's title changes anything: a person's stays, and agents repeat theirs with every session that goes on. */
export const isNewTitle = (
	{ title: shown, titleBy }: Pick<Head, "title" | "titleBy">,
	{ title }: EventBody<"session.renamed">["payload"],
): boolean => {
	if (titleBy === "person") return false;
	return title === "" ? titleBy === "agent" : titleBy !== "agent" || title !== shown;
};
