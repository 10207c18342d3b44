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
	/** The store's epoch. */
	readonly epoch: string;
	readonly watch: DetachWatch;
	readonly version: string;
	readonly logger: Logger;
	readonly onGreeted: (client: Client) => void;
};

/** Reattaches a client to its sessions, each with what it missed; positions of another store are ignored. */
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
					// A session that was just deleted or cannot be read must not keep the client from the others.
					client.sessions.delete(sessionId);
					watch.review(sessionId);
					if (error instanceof RequestFailure) continue;
					logger.error("A session could not be opened again", { sessionId, error });
				}
			}
			// A session that exists but could not be opened is not gone: opened by itself, it reports the problem.
			const gone = Object.keys(lastSeen).filter((sessionId) => !sessions.has(sessionId));
			const isOther = epoch !== undefined && epoch !== current;
			const survived = isOther ? { survived: { ...(await log.survived(epoch, wanted)) } } : {};
			return { version, epoch: current, sessions: opened, gone, ...survived };
		},
	}) satisfies Handlers<CallContext>;

/** Sets the client's open sessions, and returns those added and removed. */
const subscribe = (client: Client, wanted: readonly string[]): Set<string> => {
	const touched = new Set([...client.sessions, ...wanted]);
	client.sessions.clear();
	for (const sessionId of wanted) client.sessions.add(sessionId);
	return touched;
};
