import type { AgentWire } from "../../pipe/agent-wire.ts";
import { isQuestionParams, isVisitDone } from "../wire/check.ts";
import { questionMethod, visitDoneMethod } from "../wire/logged-methods.ts";
import { serveAsks } from "./served-asks.ts";
import type { SessionRouter } from "./session-router.ts";

/** Passes an agent's questions to their sessions, and what it says about the visits they led to. */
export const serveQuestions = (wire: AgentWire, router: SessionRouter): void => {
	serveAsks(wire, router, {
		method: questionMethod,
		check: isQuestionParams,
		sessionOf: ({ sessionId }) => sessionId ?? undefined,
		asksOf: ({ asks }) => asks.questions,
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
