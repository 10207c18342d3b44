import type { Logger } from "@parley/logging/logger";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { plain } from "@parley/words/error-words";
import { inEnglish } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { CallContext } from "../delivery/call-context.ts";
import type { SearchStore } from "../store/search-store.ts";
import { StoreFailedError } from "../store/store-errors.ts";

export const searchHandlers = (store: SearchStore, logger: Logger) =>
	({
		"search.query": async (question) => {
			try {
				return await store.query(question);
			} catch (error) {
				if (!(error instanceof StoreFailedError)) throw error;
				// A damaged index affects only search; it can be rebuilt from the log.
				logger.error("The search failed", { error });
				const said = wording("searchProblem.failed", { reason: plain(error.wording) });
				return { results: [], more: false, waiting: 0, error: inEnglish(said), wording: said };
			}
		},
		"search.rebuild": () => store.rebuild(),
	}) satisfies Handlers<CallContext>;
