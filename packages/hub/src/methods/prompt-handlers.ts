import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { Sessions } from "../sessions/sessions.ts";
import type { CallContext } from "./context.ts";

export const promptHandlers = (sessions: Sessions) =>
	({
		"prompt.send": async ({ sessionId, messageId, content }) => {
			const session = sessions.get(sessionId);
			const status = await session.send(messageId, content);
			return { status, queued: session.log.head.queue.length };
		},
		"prompt.remove": async ({ sessionId, messageId }) => {
			await sessions.get(sessionId).remove(messageId);
			return {};
		},
		"prompt.resume": ({ sessionId }) => {
			sessions.get(sessionId).resume();
			return {};
		},
		"prompt.stop": async ({ sessionId, force = false }) => ({
			stopped: await sessions.get(sessionId).stop(force),
		}),
		"permission.answer": ({ sessionId, requestId, optionId }) => {
			sessions.get(sessionId).answerPermission(requestId, optionId);
			return {};
		},
	}) satisfies Handlers<CallContext>;
