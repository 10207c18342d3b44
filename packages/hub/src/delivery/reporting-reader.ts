import { RequestFailure } from "@parley/protocol/envelope/failure";
import { type WordedMessage, wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { WindowReader } from "../store/log-store.ts";
import { StoreCorruptError } from "../store/store-errors.ts";

/** Reads logs and reports unreadable parts. */
export const reportingReader = (
	store: WindowReader,
	damage: { reportDamage(sessionId: string, problem: WordedMessage): void },
): WindowReader => ({
	eventsAfter: store.eventsAfter,
	window: async (sessionId, ...args) => {
		try {
			const window = await store.window(sessionId, ...args);
			if (window?.problem !== undefined) damage.reportDamage(sessionId, window.problem);
			return window;
		} catch (error) {
			if (!(error instanceof StoreCorruptError)) throw error;
			damage.reportDamage(sessionId, wordedMessageOf(error));
			throw new RequestFailure("internal_error", wording("chatRefusal.onDamagedPart"), { cause: error });
		}
	},
});
