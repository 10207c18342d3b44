import { randomUUID } from "node:crypto";
import type { AgentApp, AgentContext } from "@agentclientprotocol/sdk";
import type { Session } from "../agent/session.ts";
import { availableCommands } from "../tricks/all-tricks.ts";
import { afterResponse } from "./after-response.ts";
import type { Practice } from "./practice.ts";
import { type SettingsAnswer, settingsAnswer } from "./settings-on-the-wire.ts";

/** `session/new` and `session/close`: what every client uses. */
export const serveSessions = (app: AgentApp, practice: Practice): AgentApp => {
	const { options, host } = practice;
	app.onRequest("session/new", async ({ params, client }) => {
		practice.login.demand();
		const { cwd, additionalDirectories = [], mcpServers } = params;
		const record = practice.memory.create({ id: randomUUID(), cwd, roots: additionalDirectories });
		const session = await practice.open(record);
		session.servers = mcpServers;
		if (host.early) await announceCommands(client, session);
		else void afterResponse(host, session, [() => announceCommands(client, session)]);
		return { sessionId: session.id, ...sessionAnswer(practice, session) };
	});
	if (!options.sessions.has("close")) return app;
	return app.onRequest("session/close", async ({ params }) => {
		await practice.close(practice.find(params.sessionId).id);
		return {};
	});
};

export const sessionAnswer = (practice: Practice, { record }: Session): SettingsAnswer => {
	return settingsAnswer(record.facts.settings, practice.options, practice.capabilities);
};

export const announceCommands = (client: AgentContext, session: Session): Promise<void> => {
	return client.notify("session/update", {
		sessionId: session.id,
		update: { sessionUpdate: "available_commands_update", availableCommands: [...availableCommands] },
	});
};
