import { expect, test } from "vitest";
import { fakeConnection, recorded } from "../../testing/fake-connection.ts";
import { RecordedSession } from "../../testing/harness.ts";
import type { LoggedTurn } from "../replay/logged-turn.ts";
import type { ReopenSessionOptions } from "./connection-options.ts";
import { AgentSessionTakenError, ReopenTimeoutError, SessionEndedError } from "./session-errors.ts";

const agentSessionId = "agent-s";
const logged: LoggedTurn[] = [{ prompt: "Why?", items: [{ kind: "answer", text: "So it is." }] }];

const open = async (options: Parameters<typeof fakeConnection>[0] = {}) => {
	const { agent, connection } = await fakeConnection(options);
	const record = new RecordedSession();
	const reopen = (way: ReopenSessionOptions["way"]) =>
		connection.reopenSession({
			...recorded("s", record),
			...{ way, agentSessionId, logged },
			origin: { how: way === "load" ? "loaded" : "resumed" },
		});
	const say = (sessionUpdate: string, text: string) =>
		agent.say({
			method: "session/update",
			params: { sessionId: agentSessionId, update: { sessionUpdate, content: { type: "text", text } } },
		});
	return { agent, connection, record, reopen, say };
};

test("[D6.resume] a resumed session is attached as the answer is read, and says so", async () => {
	const { agent, connection, record, reopen } = await open();
	const opening = reopen("resume");
	await agent.answer("session/resume", { result: { modes: { currentModeId: "ask", availableModes: [] } } });
	const session = await opening;
	expect(session.agentSessionId).toBe(agentSessionId);
	expect(connection.sessions.ofSession("s")).toBe(session);
	expect(record.events).toMatchObject([
		{ type: "agent.attached", payload: { agentSessionId, how: "resumed" } },
		{ type: "agent.state", payload: { aspect: "mode" } },
	]);
	expect(agent.written.at(-1)).toMatchObject({ params: { sessionId: agentSessionId, mcpServers: [] } });
});

test("[D6.load] what an agent replays before its answer is not said again; what the log lacks is", async () => {
	const { agent, record, reopen, say } = await open();
	const opening = reopen("load");
	await agent.told(({ method }) => method === "session/load");
	say("user_message_chunk", "Why?");
	say("agent_message_chunk", "So it is.");
	say("agent_thought_chunk", "There was more.");
	await agent.answer("session/load", { result: null });
	await opening;
	expect(record.events).toMatchObject([
		{ type: "agent.attached", payload: { how: "loaded" } },
		{ type: "text", payload: { kind: "thought", text: "There was more." } },
	]);
});

test("[D6.load] a replay that follows the answer is not said again either", async () => {
	const { agent, record, reopen, say } = await open();
	const opening = reopen("load");
	await agent.answer("session/load", { result: {} });
	say("user_message_chunk", "Why?");
	say("agent_message_chunk", "So it is.");
	const session = await opening;
	expect(record.types()).toEqual(["agent.attached"]);
	const turn = session.begin("m1");
	session.send([{ type: "text", text: "And?" }]);
	say("agent_message_chunk", "So it is.");
	await agent.answer("session/prompt", { result: { stopReason: "end_turn" } });
	await turn;
	expect(record.answer()).toBe("So it is.");
});

test("[D6.load] a replay of thousands of messages costs nothing but time", async () => {
	const { agent, record, reopen, say } = await open();
	const opening = reopen("load");
	await agent.told(({ method }) => method === "session/load");
	for (let each = 0; each < 5000; each++) say("agent_message_chunk", `${each} `);
	say("user_message_chunk", "Why?");
	say("agent_message_chunk", "So it is. And more.");
	await agent.answer("session/load", { result: {} });
	await opening;
	expect(record.answer().trim()).toBe("And more.");
});

test("[D6.load] what is read twice by the next hub is behind the replay", async () => {
	const { agent, connection } = await fakeConnection();
	const positions: (number | undefined)[] = [];
	const record = new RecordedSession();
	const opening = connection.reopenSession({
		...recorded("s", record),
		...{ way: "load", agentSessionId, logged },
		onEvents: (_, position) => void positions.push(position),
	});
	await agent.answer("session/load", { result: {} });
	const update = { sessionUpdate: "user_message_chunk", content: { type: "text", text: "Why?" } };
	const end = agent.say({ method: "session/update", params: { sessionId: agentSessionId, update } });
	const session = await opening;
	expect(positions).toEqual([end]);
	expect(session.hasHandled(end)).toBe(true);
});

test("[D6.resume][D6.load] an agent that refuses, does not answer or dies leaves nothing attached", async () => {
	const { agent, connection, record, reopen } = await open({
		reopenTimeoutMs: 50,
		replayPace: { quietMs: 10, patienceMs: 20, limitMs: 100 },
	});
	const refused = reopen("resume");
	await agent.answer("session/resume", { error: { code: -32002, message: "no such session" } });
	await expect(refused).rejects.toThrow("no such session");
	await expect(reopen("load")).rejects.toThrow(ReopenTimeoutError);
	await agent.told(({ method }) => method === "$/cancel_request");
	expect(connection.sessions.size).toBe(0);
	const dying = reopen("resume");
	const rejected = expect(dying).rejects.toThrow(/./);
	agent.exit();
	await rejected;
	const loading = expect(reopen("load")).rejects.toThrow(/./);
	await loading;
	expect(record.events).toEqual([]);
});

test("[D6.load] an agent that dies during its replay leaves nothing attached", async () => {
	const { agent, record, reopen } = await open();
	const opening = reopen("load");
	const rejected = expect(opening).rejects.toThrow(SessionEndedError);
	await agent.answer("session/load", { result: {} });
	await new Promise(setImmediate);
	agent.exit();
	await rejected;
	expect(record.events).toEqual([]);
});

test("[D6.resume] a session that another chat uses is not reopened", async () => {
	const { agent, connection, reopen } = await open();
	const opening = reopen("resume");
	await agent.answer("session/resume", { result: {} });
	await opening;
	await expect(
		connection.reopenSession({
			...recorded("other", new RecordedSession()),
			...{ way: "resume", agentSessionId, logged },
		}),
	).rejects.toThrow(AgentSessionTakenError);
});
