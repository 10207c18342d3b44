import { maxDraftLength } from "@parley/protocol/draft/limits";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import type { Drafts } from "../drafts/drafts.ts";

/** Puts prompts that waited into the draft: a person decides whether they run. What is too long for it is still in the log. */
export const keepAsDraft = async (
	drafts: Pick<Drafts, "put">,
	sessionId: string,
	prompts: readonly QueuedPrompt[],
): Promise<void> => {
	const texts = prompts.flatMap(({ content }) =>
		content.flatMap((part) => (part.type === "text" ? [part.text] : [])),
	);
	const text = texts.join("\n\n").slice(0, maxDraftLength);
	if (text !== "") await drafts.put(sessionId, { text, stamp: { writer: "import", step: 1, base: 0 } });
};
