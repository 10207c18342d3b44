import { messageOf } from "@parley/base/errors/message-of";
import { LogDatabase } from "@parley/hub/store/sqlite/database";
import type { WireEvent } from "@parley/protocol/log/wire-event";

export type StoredLog = {
	readonly log: readonly WireEvent[];
	readonly drafts: readonly string[];
	/** Why reading stopped early. */
	readonly problem?: string;
};

/** A session as stored, read without a hub. */
export const readStore = (path: string, sessionId: string): StoredLog => {
	try {
		const database = new LogDatabase(path);
		try {
			return {
				log: database.eventsAfter(sessionId, 0, Number.MAX_SAFE_INTEGER),
				drafts: database.drafts
					.all()
					.filter((draft) => draft.sessionId === sessionId)
					.flatMap(({ text, setAside }) => [text, ...setAside.map((aside) => aside.text)]),
			};
		} finally {
			database.close();
		}
	} catch (error) {
		return { log: [], drafts: [], problem: messageOf(error) };
	}
};
