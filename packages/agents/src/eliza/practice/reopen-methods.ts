import { type AgentApp, type AgentContext, RequestError } from "@agentclientprotocol/sdk";
import type { Session } from "../agent/session.ts";
import { untilAborted } from "../agent/unless-aborted.ts";
import { replayOf } from "../memory/replay.ts";
import { afterResponse } from "./after-response.ts";
import type { Practice } from "./practice.ts";
import { announceCommands, sessionAnswer } from "./session-methods.ts";

/** `session/load` and `session/resume`: a conversation that goes on, as well as the options allow. */
export const serveReopening = (app: AgentApp, practice: Practice): AgentApp => {
	const { sessions, load, resume } = practice.options;
	if (sessions.has("load"))
		app.onRequest("session/load", async ({ params, client, signal }) => {
			practice.login.demand();
			await goWrong("load", load, params.sessionId, signal);
			const session = await practice.open(practice.recall(params.sessionId));
			session.servers = params.mcpServers;
			const replay = () => sendReplay(client, session, practice);
			const announce = () => announceCommands(client, session);
			if (load.has("answered-first")) void afterResponse(practice.host, session, [replay, announce]);
			else {
				await replay();
				void afterResponse(practice.host, session, [announce]);
			}
			return sessionAnswer(practice, session);
		});
	if (sessions.has("resume"))
		app.onRequest("session/resume", async ({ params, client, signal }) => {
			practice.login.demand();
			await goWrong("resume", resume, params.sessionId, signal);
			const record = practice.recall(params.sessionId);
			const forgotten = () => practice.memory.create({ id: record.id, cwd: record.cwd, roots: record.roots });
			const session = await practice.open(resume.has("forgets") ? forgotten() : record);
			session.servers = params.mcpServers ?? [];
			void afterResponse(practice.host, session, [() => announceCommands(client, session)]);
			return sessionAnswer(practice, session);
		});
	return app;
};

const goWrong = async (
	what: string,
	ways: ReadonlySet<string>,
	sessionId: string,
	signal: AbortSignal,
): Promise<void> => {
	if (ways.has("hangs")) await untilAborted(signal);
	if (ways.has("unknown")) throw RequestError.sessionNotFound(sessionId);
	if (ways.has("fails")) throw RequestError.internalError({ details: `The ${what} was meant to fail.` });
};

const sendReplay = async (client: AgentContext, session: Session, { options }: Practice): Promise<void> => {
	for (const update of replayOf(session.record.turns, options.load))
		await client.notify<unknown>("session/update", { sessionId: session.id, update });
};
