import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import { foldHead } from "@parley/transcript/fold/fold-head";
import { emptyHead } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { wording } from "@parley/words/wording";
import type { SessionStore, StaleSession, StoredSession } from "../store/session-store.ts";
import { UnreadableRowError } from "../store/store-errors.ts";
import { summarise } from "./summarise.ts";

const batchSize = 500;

/** Rebuilds a session's index from its log, batch by batch, and stores it. Fails if the log is incomplete. */
export const rebuildIndex = async (
	store: Pick<SessionStore, "headEvents" | "putIndex">,
	{ sessionId, problem, ...kept }: StaleSession,
): Promise<StoredSession> => {
	let events: readonly LogEvent[] = [];
	for (let position: number | undefined = 0; position !== undefined; ) {
		const batch = await store.headEvents(sessionId, position, batchSize);
		events = foldHead([...events, ...batch.map(readEvent)]);
		position = batch.length < batchSize ? undefined : batch.at(-1)?.index;
	}
	if (!events.some(({ type }) => type === "session.created"))
		throw new UnreadableRowError(sessionId, wording("damage.beginningLost"));
	const summary = summarise(sessionId, events.reduce(reduceHead, emptyHead));
	await store.putIndex(sessionId, { summary, head: events.map(({ index }) => index) });
	return { summary, head: events.map(writeEvent), ...kept };
};
