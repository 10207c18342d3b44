import { type AgentApp, type ContentBlock, RequestError } from "@agentclientprotocol/sdk";
import { answerPrompt } from "../agent/answer-prompt.ts";
import type { Session } from "../agent/session.ts";
import { Turn } from "../agent/turn.ts";
import { untilAborted } from "../agent/unless-aborted.ts";
import type { Choice, Options } from "../options/options.ts";
import { afterResponse } from "./after-response.ts";
import type { Practice } from "./practice.ts";

/** `session/prompt` and `session/cancel`. */
export const servePrompts = (app: AgentApp, practice: Practice): AgentApp => {
	const { host, options, login } = practice;
	return app
		.onRequest("session/prompt", async ({ params, client, signal }) => {
			login.demand();
			if (practice.isDisplaced(params.sessionId) && options.oneSession === "silent")
				await untilAborted(signal);
			const session = practice.find(params.sessionId);
			if (session.busy) throw busyError(session);
			refuseUnsupported(options, params.prompt);
			const { poison } = session.record.facts;
			if (poison !== undefined)
				throw RequestError.internalError({ details: poison }, "this session is poisoned");
			return session.runTurn(async (cancel) => {
				const cancelled = AbortSignal.any([cancel, signal]);
				const turn = new Turn({ session, client, practice, cancelled });
				const response = await answerPrompt(turn, params.prompt);
				void afterResponse(host, session, turn.afterwards);
				return response;
			});
		})
		.onNotification("session/cancel", ({ params }) => {
			if (practice.isOpen(params.sessionId)) practice.find(params.sessionId).cancel();
		});
};

const needs: Readonly<Partial<Record<ContentBlock["type"], Choice<"prompt">>>> = {
	image: "image",
	audio: "audio",
	resource: "embedded",
};

/** Told exactly what she takes, she takes nothing else. */
const refuseUnsupported = ({ prompt }: Options, blocks: readonly ContentBlock[]): void => {
	if (prompt === undefined) return;
	for (const { type } of blocks) {
		const needed = needs[type];
		if (needed !== undefined && !prompt.has(needed))
			throw RequestError.invalidParams({ type }, `I did not say that I take content of type ${type}`);
	}
};

const busyError = (session: Session): RequestError => {
	return RequestError.invalidRequest(
		{ sessionId: session.id },
		"this session is still answering the previous prompt; cancel it or wait for its response",
	);
};
