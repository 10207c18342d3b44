import type { CreateElicitationResponse } from "@agentclientprotocol/sdk";
import type { AgentWire } from "../../pipe/agent-wire.ts";
import { isQuestionParams, isVisitDone } from "../wire/check.ts";
import { questionMethod, visitDoneMethod } from "../wire/logged-methods.ts";
import { serveAsks } from "./served-asks.ts";
import type { SessionRouter } from "./session-router.ts";

const dismissed: CreateElicitationResponse = { action: "cancel" };

/** Passes an agent's questions to their sessions, and what it says about the visits they led to. */
export const serveQuestions = (wire: AgentWire, router: SessionRouter): void => {
	serveAsks(wire, router, {
		method: questionMethod,
		check: isQuestionParams,
		sessionOf: ({ sessionId }) => sessionId ?? undefined,
		asksOf: ({ asks }) => asks.questions,
	});
	const ask = wire.requests.get(questionMethod);
	wire.requests.set(questionMethod, (params, context) => {
		const isOfRequest = isQuestionParams(params) && params.sessionId == null;
		// It belongs to a request of ours and to no session, so no chat shows it. Held back, it would hold up that request.
		if (!isOfRequest || ask === undefined) return ask?.(params, context) ?? Promise.resolve(dismissed);
		const answered = Promise.resolve(dismissed);
		wire.holdLine(answered);
		return answered;
	});
	wire.notifications.set(visitDoneMethod, (params) => {
		if (!isVisitDone(params)) {
			wire.violations.add("bad_params", `${visitDoneMethod} without an id`);
			return;
		}
		const { elicitationId } = params;
		// It names no session.
		const sessions = router.sessions.all();
		const isHandled = sessions.some((session) => session.hasHandled(wire.position));
		const unheard = sessions.filter((session) => !session.hasHandled(wire.position));
		if (!unheard.some(({ asks }) => asks.questions.visited(elicitationId)) && !isHandled)
			wire.violations.add("unknown_session", `${visitDoneMethod} for ${elicitationId}`);
	});
};
