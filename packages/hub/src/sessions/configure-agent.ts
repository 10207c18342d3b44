import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import { NotOfferedError } from "@parley/acp/v1/session/change-errors";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** Changes a setting of an attached agent. Throws a refusal if there is none, or if the change is not offered or not accepted. */
export const configureAgent = async (
	session: Pick<AgentSession, "configure"> | undefined,
	change: OptionChange,
): Promise<void> => {
	if (session === undefined) throw new RequestFailure("conflict", wording("optionRefusal.notAttached"));
	try {
		await session.configure(change);
	} catch (error) {
		if (!(error instanceof WordedError)) throw error;
		const code = error instanceof NotOfferedError ? "bad_request" : "conflict";
		throw new RequestFailure(code, error.wording, { cause: error });
	}
};
