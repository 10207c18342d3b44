import { randomUUID } from "node:crypto";
import {
	type AgentApp,
	type AgentContext,
	agent,
	type ClientCapabilities,
	PROTOCOL_VERSION,
	RequestError,
} from "@agentclientprotocol/sdk";
import { createEliza } from "../engine/eliza.ts";
import { codeDoctor } from "../script/code-doctor.ts";
import { availableCommands } from "../tricks/all-tricks.ts";
import { answerPrompt } from "./answer-prompt.ts";
import type { Host } from "./host.ts";
import { Session } from "./session.ts";
import { Turn } from "./turn.ts";
import { version } from "./version.ts";

/** Eliza as an ACP agent for one connection. */
export const elizaAgent = (host: Host): AgentApp => {
	const eliza = createEliza(codeDoctor);
	const sessions = new Map<string, Session>();
	let capabilities: ClientCapabilities = {};

	const find = (sessionId: string): Session => {
		const session = sessions.get(sessionId);
		if (session === undefined) throw RequestError.sessionNotFound(sessionId);
		return session;
	};

	return agent({ name: "eliza" })
		.onConnect(async (connection) => {
			await connection.closed;
			await Promise.all(Array.from(sessions.values(), (session) => session.close()));
			sessions.clear();
		})
		.onRequest("initialize", ({ params }) => {
			capabilities = params.clientCapabilities ?? {};
			return {
				protocolVersion: PROTOCOL_VERSION,
				agentInfo: { name: "eliza", title: "Eliza", version },
				agentCapabilities: {
					loadSession: false,
					promptCapabilities: { image: true, embeddedContext: true },
					sessionCapabilities: { close: {} },
				},
				authMethods: [],
			};
		})
		.onRequest("session/new", async ({ params, client }) => {
			const session = new Session(randomUUID(), params.cwd, eliza.start);
			sessions.set(session.id, session);
			const announce = () => announceCommands(client, session);
			if (host.early) await announce();
			else void afterResponse(host, session, [announce]);
			return { sessionId: session.id };
		})
		.onRequest("session/prompt", async ({ params, client, signal }) => {
			const session = find(params.sessionId);
			if (session.busy) throw busyError(session);
			return session.runTurn(async (cancel) => {
				const cancelled = AbortSignal.any([cancel, signal]);
				const turn = new Turn({ session, client, capabilities, host, eliza, cancelled });
				const response = await answerPrompt(turn, params.prompt);
				void afterResponse(host, session, turn.afterwards);
				return response;
			});
		})
		.onNotification("session/cancel", ({ params }) => sessions.get(params.sessionId)?.cancel())
		.onRequest("session/close", async ({ params }) => {
			const session = find(params.sessionId);
			await session.close();
			sessions.delete(session.id);
			return {};
		});
};

const announceCommands = (client: AgentContext, session: Session): Promise<void> => {
	return client.notify("session/update", {
		sessionId: session.id,
		update: { sessionUpdate: "available_commands_update", availableCommands: [...availableCommands] },
	});
};

/** Does something once the response to the request being handled is on its way. */
const afterResponse = async (
	host: Host,
	session: Session,
	tasks: readonly (() => Promise<void>)[],
): Promise<void> => {
	if (tasks.length === 0) return;
	try {
		// The SDK queues the response in the microtasks that follow the handler; any later task comes after it.
		await host.pace.wait(0, session.closed);
		for (const task of tasks) await task();
	} catch (error) {
		if (!session.closed.aborted) await host.complain(`eliza: could not send an update: ${String(error)}`);
	}
};

const busyError = (session: Session): RequestError => {
	return RequestError.invalidRequest(
		{ sessionId: session.id },
		"this session is still answering the previous prompt; cancel it or wait for its response",
	);
};
