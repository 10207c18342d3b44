import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { SessionOpened } from "@parley/protocol/log/turn-page";
import { openSession } from "../delivery/open-session.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { LogStore } from "../store/log-store.ts";
import type { CallContext } from "./context.ts";

/** Attaches a client to the sessions it had, each with what it missed; what another store showed it is worth nothing here. */
export const helloHandler = (sessions: Sessions, store: LogStore, version: string) =>
	({
		"hub.hello": async ({ client: { kind }, epoch, lastSeen = {} }, { client }) => {
			client.kind = kind;
			client.sessions.clear();
			const opened: Record<string, SessionOpened> = {};
			const gone: string[] = [];
			for (const [sessionId, position] of Object.entries(lastSeen)) {
				if (!sessions.has(sessionId)) {
					gone.push(sessionId);
					continue;
				}
				client.sessions.add(sessionId);
				opened[sessionId] = await openSession(store, sessionId, {
					lastSeen: epoch === store.epoch ? position : undefined,
				});
			}
			return { version, epoch: store.epoch, sessions: opened, gone };
		},
	}) satisfies Handlers<CallContext>;
