import { answerKey } from "@parley/acp/pipe/line-keys";
import type { LoggedQuestion } from "@parley/acp/v1/session/served-asks";
import type { RestoredQuestion } from "./restored-requests.ts";

/**
 * Restored questions. One whose answer the agent never received, and whose secret values are in no log, must be asked again; `written` has
 * the keys of the lines that the agent received.
 */
export const reasked = (
	questions: readonly RestoredQuestion[],
	written: ReadonlyMap<string, unknown>,
): (LoggedQuestion & { readonly isAgain: boolean })[] =>
	questions.map(({ request, outcome }) => {
		const isSecret = outcome?.type === "accepted" && outcome.secrets !== undefined;
		const isAgain =
			isSecret && request.origin !== undefined && !written.has(answerKey(request.origin.position));
		return { request, isAgain, ...(outcome === undefined || isAgain ? {} : { outcome }) };
	});
