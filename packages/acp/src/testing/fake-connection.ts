import { tmpdir } from "node:os";
import { AgentConnection } from "../v1/session/agent-connection.ts";
import type { AgentSession } from "../v1/session/agent-session.ts";
import type { NewSessionOptions } from "../v1/session/connection-options.ts";
import { FakeAgent } from "./fake-agent.ts";
import { type OpenOptions, RecordedSession, testLog } from "./harness.ts";

const named = { name: "Fake", clientVersion: "0.0.0" };

/** A connection to an agent that the test plays. */
export const fakeConnection = async (
	options: OpenOptions = {},
): Promise<{ agent: FakeAgent; connection: AgentConnection }> => {
	const agent = new FakeAgent();
	const opening = AgentConnection.open({ ...named, ...testLog(), ...options, start: async () => agent });
	await agent.answer("initialize", { result: { protocolVersion: 1 } });
	return { agent, connection: await opening };
};

/** A connection to an agent of an earlier hub, which has said everything below the position. */
export const keptConnection = (
	from: number,
	kept: Partial<Parameters<typeof AgentConnection.attach>[0]> = {},
): { agent: FakeAgent; connection: AgentConnection } => {
	const agent = new FakeAgent(from);
	const connection = AgentConnection.attach(
		{ process: agent, initialized: { protocolVersion: 1 }, firstId: 100, ...kept },
		{ ...named, ...testLog(), services: { questions: true } },
	);
	return { agent, connection };
};

/** The options of a session that records its events. */
export const recorded = (
	sessionId: string,
	record: RecordedSession,
	save: () => Promise<void> | void = () => undefined,
): NewSessionOptions => ({
	sessionId,
	cwd: tmpdir(),
	permissions: record.permissions,
	questions: record.questions,
	committed: () => record.events.length,
	onEvents: (events) => {
		record.take(events);
		return save();
	},
});

/** An open session, whose events are saved when `save` says so. */
export const fakeSession = async (
	{ agent, connection }: { readonly agent: FakeAgent; readonly connection: AgentConnection },
	sessionId: string,
	save?: () => Promise<void> | void,
): Promise<{ session: AgentSession; record: RecordedSession }> => {
	const record = new RecordedSession();
	const opening = connection.newSession(recorded(sessionId, record, save));
	await agent.answer("session/new", { result: { sessionId: `agent-${sessionId}` } });
	return { session: await opening, record };
};
