import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "../delivery/call-context.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { Drafts } from "./drafts.ts";

export const draftHandlers = (sessions: Sessions, drafts: Drafts) =>
	({
		"draft.get": ({ sessionId }) => {
			sessions.requireExisting(sessionId);
			return { draft: drafts.get(sessionId) };
		},
		"draft.put": ({ sessionId, text, attachments = [], stamp }) => {
			sessions.get(sessionId);
			return drafts.put(sessionId, { text, attachments, stamp });
		},
		"draft.use": async ({ sessionId, asideId }) => {
			sessions.get(sessionId);
			return { draft: await drafts.use(sessionId, asideId) };
		},
		"draft.discard": async ({ sessionId, asideId }) => {
			sessions.get(sessionId);
			return { draft: await drafts.discard(sessionId, asideId) };
		},
	}) satisfies Handlers<CallContext>;
