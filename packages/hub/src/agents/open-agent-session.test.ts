import { FakeAgent } from "@parley/acp/testing/fake-agent";
import { recorded } from "@parley/acp/testing/fake-connection";
import { RecordedSession } from "@parley/acp/testing/harness";
import { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { ReopenWay } from "@parley/acp/v1/session/request-reopening";
import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import { openAgentSession } from "./open-agent-session.ts";

const logger = Logger.create("test");

/** Opens a session for a chat that had one, with an agent that the test plays. */
const opening = async (agentCapabilities: object) => {
	const agent = new FakeAgent();
	const start = async () => agent;
	const connecting = AgentConnection.open({ name: "Fake", clientVersion: "0", logger, start });
	await agent.answer("initialize", { result: { protocolVersion: 1, agentCapabilities } });
	const connection = await connecting;
	const record = new RecordedSession();
	const fatal: ReopenWay[] = [];
	const opened = openAgentSession(
		connection,
		recorded("s", record),
		{
			agentSessionId: "old",
			ways: ["resume", "load"],
			logged: async () => [],
			origin: async () => ({ how: "seeded", knows: { turns: 1, of: 2 } }),
			onFatal: (way) => void fatal.push(way),
		},
		logger,
	);
	const methods = () => agent.written.map(({ method }) => method);
	return { agent, opened, record, fatal, methods };
};

const both = { loadSession: true, sessionCapabilities: { resume: {} } };
const unknown = { error: { code: -32002, message: "no such session" } };

test("[D6.resume] a chat's agent session is resumed if the agent can do that", async () => {
	const { agent, opened, record, methods } = await opening(both);
	await agent.answer("session/resume", { result: {} });
	expect((await opened).agentSessionId).toBe("old");
	expect(record.events[0]).toMatchObject({ type: "agent.attached", payload: { how: "resumed" } });
	expect(methods()).toEqual(["initialize", "session/resume"]);
});

test("[D6.seeded] a session that the agent no longer has is replaced by a new one", async () => {
	const { agent, opened, record, fatal } = await opening(both);
	await agent.answer("session/resume", unknown);
	await agent.answer("session/load", unknown);
	await agent.answer("session/new", { result: { sessionId: "young" } });
	expect((await opened).agentSessionId).toBe("young");
	const origin = { how: "seeded", knows: { turns: 1, of: 2 } };
	expect(record.events[0]).toMatchObject({ type: "agent.attached", payload: origin });
	expect(fatal).toEqual([]);
});

test("[D6.seeded] an agent is not asked for what it does not offer", async () => {
	const { agent, opened, methods } = await opening({});
	await agent.answer("session/new", { result: { sessionId: "young" } });
	await opened;
	expect(methods()).toEqual(["initialize", "session/new"]);
});

test("[D6.resume] a way that ends the agent is told apart, so that it is not tried again", async () => {
	const { agent, opened, fatal } = await opening(both);
	const failed = expect(opened).rejects.toThrow(/./);
	await agent.told(({ method }) => method === "session/resume");
	agent.exit();
	await failed;
	expect(fatal).toEqual(["resume"]);
});
