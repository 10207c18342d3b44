import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { wordedMessage } from "@parley/words/worded-message";
import type { CallContext } from "../delivery/call-context.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { forceStop } from "./force-stop.ts";
import type { Sessions } from "./sessions.ts";

export const promptHandlers = (sessions: Sessions, drafts: Drafts) =>
	({
		"prompt.send": async ({ sessionId, messageId, content, draft }) => {
			const session = sessions.get(sessionId);
			const status = await session.send(messageId, content);
			// Also for a duplicate: the hub may have died between accepting it and this.
			if (draft !== undefined) await drafts.consume(sessionId, draft);
			return { status, queued: session.log.head.queue.length };
		},
		"prompt.remove": async ({ sessionId, messageId }) => {
			await sessions.get(sessionId).remove(messageId);
			return {};
		},
		"prompt.edit": async ({ sessionId, messageId, content }) => {
			await sessions.get(sessionId).edit(messageId, content);
			return {};
		},
		"prompt.move": async ({ sessionId, messageId, before }) => {
			await sessions.get(sessionId).move(messageId, before);
			return {};
		},
		"prompt.sendNow": async ({ sessionId, messageId }) => ({
			stopped: await sessions.get(sessionId).sendNow(messageId),
		}),
		"prompt.resume": async ({ sessionId }) => {
			await sessions.get(sessionId).resume();
			return {};
		},
		"prompt.stop": async ({ sessionId, turn, force = false, others = [] }) =>
			force
				? forceStop(sessions, sessionId, { turn, named: others })
				: { stopped: await sessions.get(sessionId).stop(turn) },
		"permission.answer": async ({ sessionId, requestId, optionId, comment }) => {
			const session = sessions.get(sessionId);
			if (comment === undefined) await session.requests.answerPermission(requestId, optionId);
			else await session.rejectPermission(requestId, optionId, comment);
			return {};
		},
		"question.answer": async ({ sessionId, requestId, action, values = [] }) => {
			const answer = action === "accept" ? { action, values } : { action };
			const problems = await sessions.get(sessionId).requests.answerQuestion(requestId, answer);
			if (problems.length === 0) return {};
			return { problems: problems.map(({ name, wording }) => ({ name, ...wordedMessage(wording) })) };
		},
	}) satisfies Handlers<CallContext>;
