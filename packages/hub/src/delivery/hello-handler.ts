import type { Logger } from "@parley/logging/logger";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionOpened } from "@parley/protocol/log/turn-page";
import type { DetachWatch } from "../sessions/detach-watch.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { LogStore } from "../store/log-store.ts";
import type { CallContext } from "./call-context.ts";
import type { Client } from "./client.ts";
import { openSession } from "./open-session.ts";
import { reportingReader } from "./reporting-reader.ts";

export type HelloParts = {
	readonly sessions: Sessions;
	readonly log: LogStore;
	/** Of the store. */
	readonly epoch: string;
	readonly watch: DetachWatch;
	readonly version: string;
	readonly logger: Logger;
	readonly onGreeted: (client: Client) => void;
};

/** Attaches a client to the sessions it had, each with what it missed; what another store showed it is worth nothing here. */
export const helloHandler = ({
	sessions,
	log,
	epoch: current,
	watch,
	version,
	logger,
	onGreeted,
}: HelloParts) =>
	({
		"hub.hello": async ({ client: { kind }, epoch, lastSeen = {} }, { client }) => {
			client.isCommand = kind === "command";
			onGreeted(client);
			const wanted = Object.keys(lastSeen).filter((sessionId) => sessions.has(sessionId));
			for (const sessionId of subscribe(client, wanted)) watch.review(sessionId);
			const reader = reportingReader(log, sessions);
			const opened: Record<string, SessionOpened> = {};
			for (const sessionId of wanted) {
				try {
					opened[sessionId] = await openSession(reader, sessionId, {
						lastSeen: epoch === current ? lastSeen[sessionId] : undefined,
						through: sessions.publishedThrough(sessionId),
					});
				} catch (error) {
					// One session that was deleted just now or cannot be read must not keep the client from the others.
					client.sessions.delete(sessionId);
					watch.review(sessionId);
					if (error instanceof RequestFailure) continue;
					logger.error("A session could not be opened again", { sessionId, error });
				}
			}
			// One that is there and could not be opened is not gone: asked for by itself, it says what is wrong.
			const gone = Object.keys(lastSeen).filter((sessionId) => !sessions.has(sessionId));
			const isOther = epoch !== undefined && epoch !== current;
			const survived = isOther ? { survived: { ...(await log.survived(epoch, wanted)) } } : {};
			return { version, epoch: current, sessions: opened, gone, ...survived };
		},
	}) satisfies Handlers<CallContext>;

/** Makes these sessions the client's, and names those that it came to or left. */
const subscribe = (client: Client, wanted: readonly string[]): Set<string> => {
	const touched = new Set([...client.sessions, ...wanted]);
	client.sessions.clear();
	for (const sessionId of wanted) client.sessions.add(sessionId);
	return touched;
};
