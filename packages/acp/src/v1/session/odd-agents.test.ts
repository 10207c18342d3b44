import { tmpdir } from "node:os";
import type { LogEventStream } from "@parley/logging/event-stream";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import {
	AgentDiedAtStartError,
	AgentHandshakeError,
	AgentStartAbortedError,
	AgentStartTimeoutError,
	UnsupportedProtocolError,
} from "../../pipe/startup-errors.ts";
import {
	connect,
	openConnection,
	openSession,
	prompt,
	RecordedSession,
	scripted,
	superviseAgent,
	testLog,
	text,
} from "../../testing/harness.ts";
import { AuthRequiredError, NewSessionTimeoutError, SessionRefusedError } from "./session-errors.ts";

const pidOf = (log: LogEventStream): number => {
	const pids = log.records().flatMap(({ fields: { pid } = {} }) => (typeof pid === "number" ? [pid] : []));
	return pids.at(-1) ?? Number.NaN;
};

const start = (scenario: string, options: { startTimeoutMs?: number; signal?: AbortSignal } = {}) => {
	const { logger, log } = testLog();
	const opened = openConnection(scripted(scenario), { logger, ...options });
	return { opened, log };
};

test("[E1.errors] an agent that does not answer is abandoned and leaves no process behind", async () => {
	const { opened, log } = start("silent", { startTimeoutMs: 400 });
	const error = await opened.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(AgentStartTimeoutError);
	expect(error).toMatchObject({
		permanent: true,
		message: expect.stringContaining("did not answer within 0.4 s"),
	});
	expect(isRunning(pidOf(log))).toBe(false);
});

test("[E11.startTimeout] a silent agent is abandoned once, with its output, and started again on demand", async () => {
	const { logger, log } = testLog();
	const command = {
		...scripted("silent"),
		command: "/bin/sh",
		args: ["-c", "echo no licence server >&2; cat > /dev/null"],
	};
	const supervisor = superviseAgent(command, { logger, startTimeoutMs: 1500 });
	const started = () =>
		log.records().filter(({ message }) => message === "The agent's process started").length;
	const gaveUp = expect.objectContaining({ message: expect.stringContaining("no licence server") });
	await expect(supervisor.ready()).rejects.toThrow(gaveUp);
	expect(started()).toBe(1);
	await expect(supervisor.restart()).rejects.toThrow(gaveUp);
	expect(started()).toBe(2);
});

test("[E1.errors] an agent that dies at once is reported with its exit code and output", async () => {
	const error = await start("dies").opened.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(AgentDiedAtStartError);
	expect(error).toMatchObject({ message: expect.stringMatching(/exit code 9[\s\S]*cannot find module/) });
});

test("[E3.initialize] a refused, garbled or foreign handshake has its own error", async () => {
	await expect(start("refuses").opened).rejects.toThrow(AgentHandshakeError);
	await expect(start("garbled").opened).rejects.toThrow(AgentHandshakeError);
	const error = await start("newer").opened.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(UnsupportedProtocolError);
	expect(error).toMatchObject({ permanent: true });
});

test("[A9.session][E3.errors] errors at the start and at login carry the agent's own reason and its login methods", async () => {
	await expect(start("refuses").opened).rejects.toThrow("no config: the model is gone");
	await expect(openSession(await connect(scripted("locked")))).rejects.toThrow(
		"Scripted needs you to log in before it opens a session: Authentication required: no key found. It offers: API key (paste it).",
	);
	const refused = openSession(await connect(scripted("no-session")));
	await expect(refused).rejects.toThrow(SessionRefusedError);
	await expect(refused).rejects.toThrow("Scripted opened no session: Internal error: no key found.");
});

test("[E11.shutdown] a start that is no longer needed is aborted and cleaned up", async () => {
	const controller = new AbortController();
	const { opened, log } = start("silent", { signal: controller.signal });
	await log.waitFor(({ category }) => category === "acp.stderr");
	controller.abort();
	await expect(opened).rejects.toThrow(AgentStartAbortedError);
	expect(isRunning(pidOf(log))).toBe(false);
});

test("[E3.initialize] an agent without its own name is called after its command", async () => {
	expect((await connect(scripted("plain"))).identity).toEqual({ name: "Scripted" });
});

test("[E3.new] an agent that requires a login is reported with its own error", async () => {
	await expect(openSession(await connect(scripted("locked")))).rejects.toThrow(AuthRequiredError);
});

test("[E3.new] waiting for an agent that never opens the session times out", async () => {
	const connection = await connect(scripted("mute"), { newSessionTimeoutMs: 50 });
	await expect(openSession(connection)).rejects.toThrow(NewSessionTimeoutError);
});

test("[D1.early] an update right behind the answer to session/new finds its session", async () => {
	const { record } = await openSession(await connect(scripted("plain")));
	await record.said("right behind");
	expect(record.types()).toEqual(["agent.attached", "agent.state", "text"]);
});

test("[D1.early] early updates are bounded, and those of unknown sessions are counted", async () => {
	const flooded = await connect(scripted("flood"));
	const { record } = await openSession(flooded);
	await record.said("right behind");
	expect(record.answer()).toContain(" 999 ");
	expect(record.answer()).not.toContain(" 1000 ");
	expect(flooded.violations.count("too_many_early_updates")).toBe(200);

	const visited = await connect(scripted("stranger"));
	await openSession(visited);
	expect(visited.violations.count("unknown_session")).toBe(1);
});

test("[E3.permission] a permission request may be the first to name its tool, and the agent may cancel it", async () => {
	const { session, record } = await openSession(await connect(scripted("takes-back")));
	await prompt(session, "m1", text("go"));
	expect(record.types().filter((type) => type !== "text")).toEqual([
		"agent.attached",
		"agent.state",
		"tool",
		"permission.requested",
		"permission.resolved",
		"tool",
		"turn.ended",
	]);
	expect(await record.next("tool")).toMatchObject({
		toolCallId: "only-asked",
		title: "Remove it",
		kind: "delete",
	});
	expect(await record.next("permission.resolved")).toMatchObject({ outcome: { type: "cancelled" } });
	expect(record.answer()).toContain('"result":{"outcome":{"outcome":"cancelled"}}');
});

test("[E3.cancel] an agent that asks after it was told to stop is refused", async () => {
	const { session, record } = await openSession(await connect(scripted("asks-again")));
	const turn = prompt(session, "m1", text("go"));
	await record.next("permission.requested");
	session.cancel();
	expect(await turn).toEqual({ outcome: "cancelled", stopReason: "end_turn" });
	const outcomes = record.events.flatMap(({ type, payload }) =>
		type === "permission.resolved" ? [payload.outcome] : [],
	);
	expect(outcomes).toEqual([{ type: "cancelled" }, { type: "cancelled" }]);
});

test("[E4.mapped] tools that an agent leaves open at the end of its turn are closed", async () => {
	const { session, record } = await openSession(await connect(scripted("leaves-open")));
	expect(await prompt(session, "m1", text("go"))).toMatchObject({ outcome: "completed" });
	expect(record.pending).toEqual([]);
	expect(record.messages.at(-1)).toMatchObject([
		{ type: "permission.resolved", payload: { outcome: { type: "cancelled" } } },
		{ type: "tool", payload: { toolCallId: "t1", status: "unreported" } },
		{ type: "tool", payload: { toolCallId: "only-asked", status: "unreported" } },
		{ type: "turn.ended", payload: { outcome: "completed", stopReason: "end_turn" }, answers: "m1" },
	]);
});

test("[E1.bounded] a message over the limit is dropped, counted and shown, and the connection survives", async () => {
	const connection = await connect(scripted("oversized"));
	const { session, record } = await openSession(connection);
	await record.said("right behind");
	expect(await prompt(session, "m1", text("go"))).toMatchObject({ outcome: "completed" });
	expect(record.answer()).toBe("right behindafter");
	expect(connection.violations.count("oversized")).toBe(1);
	expect(await record.next("agent.update")).toMatchObject({
		update: "message too long",
		problem: expect.stringMatching(/of [\d,]+ bytes.*it was dropped/),
		wording: { code: "turnEnd.messageDropped", values: { bytes: expect.any(Number) } },
	});
});

test("[E1.bounded] an answer over the limit fails the pending turn, with the reason", async () => {
	const connection = await connect(scripted("oversized-answer"));
	const { session, record } = await openSession(connection);
	await record.said("right behind");
	expect(await prompt(session, "m1", text("go"))).toMatchObject({
		outcome: "failed",
		error: {
			message: expect.stringMatching(/answered session\/prompt with \d+ MB, more than Parley reads/),
			wording: { code: "agentWire.answerTooLong", values: { method: "session/prompt" } },
		},
	});
	expect(connection.violations.count("oversized")).toBe(1);
	expect(record.types()).not.toContain("agent.update");
});

test("[E11.crash] an agent that closes its stdout but stays alive is ended", async () => {
	const connection = await connect(scripted("closes-stdout"));
	const { session, record } = await openSession(connection);
	expect(await prompt(session, "m1", text("go"))).toMatchObject({ outcome: "interrupted" });
	expect(record.types()).toContain("agent.lost");
	expect(isRunning(connection.pid)).toBe(false);
});

test("[E3.close] closing a session ends its turn even if the agent stays silent", async () => {
	const connection = await connect(scripted("ignores"), { closeTimeoutMs: 20 });
	const { session } = await openSession(connection);
	const turn = prompt(session, "m1", text("go"));
	await session.close();
	expect(await turn).toMatchObject({ outcome: "interrupted" });
	expect(connection.sessions.size).toBe(0);
});

test("[E5.early][D1.early] a permission request that arrives before the answer to session/new is held, and answered once", async () => {
	const { session, record } = await openSession(await connect(scripted("asks-early")));
	const { requestId } = await record.next("permission.requested");
	expect(record.pending).toEqual([requestId]);
	await record.decide(session, requestId, "yes");
	await record.said("heard selected");
});

test("[E5.early] an early permission request that is cancelled before its session has a name does not stay pending", async () => {
	const { record } = await openSession(await connect(scripted("takes-back-asks-early")));
	await record.said("right behind");
	expect(record.pending).toEqual([]);
	expect(await record.next("permission.resolved")).toMatchObject({ outcome: { type: "cancelled" } });
	await record.said("heard cancelled");
});

test("[E5.stopped] a decision followed at once by Stop: the agent receives the decision first, and only once", async () => {
	const connection = await connect(scripted("hears"));
	const record = new RecordedSession();
	const kept = Promise.withResolvers<void>();
	const session = await connection.newSession({
		committed: () => 0,
		sessionId: "s1",
		cwd: tmpdir(),
		onEvents: (events) => record.take(events),
		permissions: record.permissions,
	});
	const turn = prompt(session, "m1", text("go"));
	const { requestId } = await record.next("permission.requested");
	const answered = record.decide(session, requestId, "yes", kept.promise);
	session.cancel();
	kept.resolve();
	await answered;
	expect((await turn).outcome).toBe("cancelled");
	expect(record.answer()).toContain("selected, then session/cancel");
	expect(record.types().filter((type) => type === "permission.resolved")).toHaveLength(1);
});

test("[E3.new][E3.close] a session that the agent opens after the request was abandoned is closed", async () => {
	const { logger, log } = testLog();
	const connection = await connect(scripted("answers-late"), { newSessionTimeoutMs: 300, logger });
	await expect(openSession(connection)).rejects.toThrow(NewSessionTimeoutError);
	const { session } = await openSession(connection, "s2");
	await log.waitFor(({ message }) => message === "closed late");
	expect(session.agentSessionId).toBe("a1");
	expect(connection.sessions.size).toBe(1);
});

test("[E3.close][A21.force] an agent that closes a session after the release timed out ends it, and its tools are cancelled", async () => {
	const connection = await connect(scripted("closes-late"), { closeTimeoutMs: 20 });
	const { session, record } = await openSession(connection);
	const turn = prompt(session, "m1", text("go"));
	await record.next("tool");
	expect(await session.release()).toBe(false);
	expect(session.ended).toBe(false);
	await openSession(connection, "s2");
	expect(session.ended).toBe(true);
	expect(await turn).toMatchObject({ outcome: "cancelled" });
	expect(record.messages.at(-1)).toMatchObject([
		{ type: "tool", payload: { status: "cancelled" } },
		{ type: "turn.ended", payload: { outcome: "cancelled" } },
	]);
	expect(connection.sessions.ofSession("s1")).toBeUndefined();
});

test("[E3.close] a turn that nobody stopped is interrupted when its session is closed late", async () => {
	const connection = await connect(scripted("closes-late but stops"), { closeTimeoutMs: 20 });
	const { session } = await openSession(connection);
	const stopped = prompt(session, "m1", text("go"));
	expect(await session.release()).toBe(false);
	expect(await stopped).toMatchObject({ outcome: "cancelled" });
	const next = prompt(session, "m2", text("go"));
	await openSession(connection, "s2");
	expect(await next).toMatchObject({ outcome: "interrupted" });
});

test("[A21.force][E4.mapped] the tools of a turn whose process is killed are cancelled", async () => {
	const connection = await connect(scripted("closes-late"));
	const { session, record } = await openSession(connection);
	const turn = prompt(session, "m1", text("go"));
	await record.next("tool");
	await connection.kill({ sessionId: "s1", title: "Chat" });
	expect(await turn).toMatchObject({ outcome: "cancelled" });
	expect(record.messages.at(-1)).toMatchObject([
		{ type: "tool", payload: { status: "cancelled" } },
		{ type: "turn.ended", payload: { outcome: "cancelled" } },
	]);
});
