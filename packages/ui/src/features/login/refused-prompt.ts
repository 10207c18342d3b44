import type { PromptContent } from "@parley/protocol/message/content";
import type { SessionState } from "@parley/transcript/session-state";

/** The error by which an agent refuses a prompt until somebody logs in. */
const loginWanted = -32000;

/** The last prompt, if the agent refused it because it wanted a login and nothing has come after it. */
export const refusedPrompt = (state: SessionState | undefined): readonly PromptContent[] | undefined => {
	if (state === undefined || state.head.running !== undefined || state.head.queue.length > 0)
		return undefined;
	const last = state.turns.at(-1);
	return last?.end?.error?.code === loginWanted ? last.prompt?.content : undefined;
};
