import { tmpdir } from "node:os";
import { isRunning } from "@parley/process/testing/is-running";
import { describe, expect, test } from "vitest";
import {
	connect,
	eliza,
	openSession,
	prompt,
	RecordedSession,
	superviseAgent,
	testLog,
	text,
} from "../../testing/harness.ts";
import { isValidEvent } from "../../testing/valid-event.ts";
import {
	PromptUnderWayError,
	RequestNotPendingError,
	SessionAttachedError,
	SessionEndedError,
} from "./session-errors.ts";

describe("talking", () => {
	test("[E3.initialize][E3.new][E3.prompt] Eliza introduces herself and answers", async () => {
		const connection = await connect(eliza());
		expect(connection.identity).toMatchObject({ name: expect.stringContaining("eliza") });
		const { session, record } = await openSession(connection);
		expect(record.events[0]).toEqual({
			type: "agent.attached",
			payload: { agentSessionId: session.agentSessionId, agent: connection.identity },
		});
		expect(connection.sessions.ofSession("s1")).toBe(session);
		expect(connection.sessions.ofAgentSession(session.agentSessionId)).toBe(session);
		const turn = prompt(session, "m1", text("/echo Grüße, 世界 😀"));
		expect(session.turn).toEqual({ status: "running", messageId: "m1" });
		expect(await turn).toEqual({ outcome: "completed", stopReason: "end_turn" });
		expect(record.answer()).toBe("Grüße, 世界 😀");
		expect(session.turn).toEqual({ status: "idle" });
		expect(record.events.filter((event) => !isValidEvent(event))).toEqual([]);
	});

	test("[E4.mapped] thoughts, tools and plans come as events, in order", async () => {
		const { session, record } = await openSession(await connect(eliza()));
		await prompt(session, "m1", text("/think hard"));
		await prompt(session, "m2", text("/tool edit ok"));
		await prompt(session, "m3", text("/tool edit fail"));
		await prompt(session, "m4", text("/plan"));
		expect(new Set(record.types())).toEqual(
			new Set(["agent.attached", "agent.state", "text", "tool", "plan", "turn.ended"]),
		);
		const last = new Map(
			record.events.flatMap(({ type, payload }) =>
				type === "tool" && payload.status !== undefined
					? [[payload.toolCallId, payload.status] as const]
					: [],
			),
		);
		expect([...last.values()].toSorted()).toEqual(["completed", "failed"]);
		expect(record.events.filter((event) => !isValidEvent(event))).toEqual([]);
	});

	test("[E1.stdio] a long fast stream arrives whole and in order", async () => {
		const { session, record } = await openSession(await connect(eliza()));
		expect(await prompt(session, "m1", text("/stream 200000 0 7"))).toMatchObject({ outcome: "completed" });
		expect(record.answer()).toHaveLength(200_000);
	});

	test.each([
		["/refuse", { outcome: "refused", stopReason: "refusal" }],
		["/maxtokens", { outcome: "limit", stopReason: "max_tokens" }],
		["/fail it is broken", { outcome: "failed", error: { code: -32603, message: "it is broken" } }],
	])("[E3.prompt] %s ends the turn accordingly", async (command, end) => {
		const { session } = await openSession(await connect(eliza()));
		expect(await prompt(session, "m1", text(command))).toMatchObject(end);
		expect(await prompt(session, "m2", text("/echo still here"))).toMatchObject({ outcome: "completed" });
	});

	test("[D2.serial] one prompt at a time in a session", async () => {
		const { session } = await openSession(await connect(eliza()));
		const first = prompt(session, "m1", text("/hang"));
		await expect(prompt(session, "m2", text("hello"))).rejects.toThrow(PromptUnderWayError);
		session.cancel();
		expect(await first).toMatchObject({ outcome: "cancelled" });
	});

	test("[D2.tabs][E2.sessions] two sessions of one process run at the same time and do not mix", async () => {
		const connection = await connect(eliza());
		const [one, two] = await Promise.all([openSession(connection, "s1"), openSession(connection, "s2")]);
		expect(one.session.agentSessionId).not.toBe(two.session.agentSessionId);
		const hanging = prompt(one.session, "m1", text("/hang"));
		expect(await prompt(two.session, "m1", text("/echo meanwhile"))).toMatchObject({ outcome: "completed" });
		expect(one.session.turn.status).toBe("running");
		expect([one.record.answer(), two.record.answer()]).toEqual(["", "meanwhile"]);
		one.session.cancel();
		expect(await hanging).toMatchObject({ outcome: "cancelled" });
		await expect(openSession(connection, "s1")).rejects.toThrow(SessionAttachedError);
		await one.session.close();
		expect((await openSession(connection, "s1")).session.agentSessionId).not.toBe(one.session.agentSessionId);
		await expect(prompt(one.session, "m2", text("hello"))).rejects.toThrow(SessionEndedError);
	});
});

describe("what agents do to the wire", () => {
	test("[D1.early] updates that arrive before the session has a name are kept and come first", async () => {
		const { record } = await openSession(await connect(eliza({ ELIZA_EARLY: "1" })));
		expect(record.events).toMatchObject([
			{ type: "agent.attached" },
			{ type: "agent.state", payload: { aspect: "commands" } },
		]);
	});

	test("[E3.streaming] updates that arrive after the answer are still delivered", async () => {
		const { session, record } = await openSession(await connect(eliza()));
		await prompt(session, "m1", text("/late"));
		await record.said("One more thing.");
		expect(record.answer()).toBe("Goodbye.One more thing.");
	});

	test("[E1.tolerant] lines that are not messages are counted, and the turn continues", async () => {
		const connection = await connect(eliza());
		const { session, record } = await openSession(connection);
		expect(await prompt(session, "m1", text("/garbage"))).toMatchObject({ outcome: "completed" });
		expect(record.answer()).toContain("Where were we?");
		expect(connection.violations.count("not_json")).toBe(1);
		expect(connection.violations.count("unknown_notification")).toBe(1);
	});

	test("[E4.unknown] an unknown update is kept, and an unknown request is answered", async () => {
		const connection = await connect(eliza());
		const { session, record } = await openSession(connection);
		await prompt(session, "m1", text("/unknown"));
		expect(await record.next("agent.update")).toEqual({
			update: "eliza_mood_update",
			data: { sessionUpdate: "eliza_mood_update", mood: "curious" },
		});
		expect(record.answer()).toContain("Method not found");
		expect(connection.violations.count("unknown_request")).toBe(1);
	});

	test("[E12.covered] the agent's stderr is logged under its own category", async () => {
		const { logger, log } = testLog();
		const { session } = await openSession(await connect(eliza(), { logger }));
		await prompt(session, "m1", text("/stderr oh dear"));
		expect(await log.waitFor(({ message }) => message.includes("oh dear"))).toMatchObject({
			category: "acp.stderr",
			level: "info",
		});
	});
});

describe("permissions", () => {
	test.for([
		["kept", "You allowed it once."],
		["lost", "You closed the question without an answer."],
	] as const)(
		"[E3.permission] an agent receives a decision only after it is saved: %s",
		async ([fate, answer]) => {
			const connection = await connect(eliza());
			const record = new RecordedSession();
			const recording = Promise.withResolvers<void>();
			const session = await connection.newSession({
				committed: () => 0,
				sessionId: "s1",
				cwd: tmpdir(),
				onEvents: (events) => record.take(events),
				permissions: record.permissions,
			});
			const turn = prompt(session, "m1", text("/permission edit"));
			const { requestId } = await record.next("permission.requested");
			const answered = record.decide(session, requestId, "allow_once", recording.promise);
			expect(session.turn.status).toBe("running");
			expect(record.answer()).toBe("");
			if (fate === "kept") recording.resolve();
			else recording.reject(new Error("the disk is full"));
			await expect(answered.then(() => "kept").catch(() => "lost")).resolves.toBe(fate);
			await turn;
			expect(record.answer()).toBe(answer);
		},
	);

	test("[E3.permission][E5.blocked] a request waits for its answer, and only the first answer counts", async () => {
		const { session, record } = await openSession(await connect(eliza()));
		const turn = prompt(session, "m1", text("/permission edit"));
		const { requestId, toolCallId, title, options } = await record.next("permission.requested");
		expect(title).toBe("Do something of kind edit");
		expect(options.map(({ optionId }) => optionId)).toContain("allow_once");
		expect(
			record.events.some(({ payload }) => "toolCallId" in payload && payload.toolCallId === toolCallId),
		).toBe(true);
		expect(record.pending).toEqual([requestId]);
		await record.decide(session, requestId, "allow_once");
		expect(() => record.decide(session, requestId, "allow_once")).toThrow(RequestNotPendingError);
		expect(await turn).toMatchObject({ outcome: "completed" });
		expect(record.answer()).toBe("You allowed it once.");
		expect(await record.next("permission.resolved")).toEqual({
			requestId,
			outcome: { type: "selected", optionId: "allow_once" },
		});
	});

	test("[E3.cancel][B4.withdraw] a cancel withdraws pending requests", async () => {
		const { session, record } = await openSession(await connect(eliza()));
		const turn = prompt(session, "m1", text("/permission edit"));
		const { requestId } = await record.next("permission.requested");
		expect(session.cancel()).toBe(true);
		expect(await record.next("permission.resolved")).toEqual({ requestId, outcome: { type: "cancelled" } });
		expect(await turn).toMatchObject({ outcome: "cancelled" });
		expect(record.pending).toEqual([]);
		expect(session.cancel()).toBe(false);
	});

	test("[E11.closes] a pending request lapses when the agent dies, and its tool is closed", async () => {
		const connection = await connect(eliza());
		const { session, record } = await openSession(connection);
		const turn = prompt(session, "m1", text("/permission edit"));
		const { requestId, toolCallId } = await record.next("permission.requested");
		await connection.kill();
		expect(await turn).toMatchObject({ outcome: "interrupted" });
		expect(await record.next("permission.resolved")).toMatchObject({
			requestId,
			outcome: { type: "lapsed" },
		});
		expect(record.messages.at(-1)).toMatchObject([
			{ type: "permission.resolved" },
			{ type: "tool", payload: { toolCallId, status: "failed" } },
			{ type: "agent.lost", payload: { signal: "SIGKILL" } },
			{ type: "turn.ended", payload: { outcome: "interrupted" } },
		]);
		expect(() => record.decide(session, requestId, "allow_once")).toThrow(RequestNotPendingError);
	});
});

describe("dying", () => {
	test("[E11.crash][E11.closes] killed in mid-word: the text so far is kept, the loss is reported, and the restarted agent works", async () => {
		const supervisor = superviseAgent(eliza());
		const first = await supervisor.ready();
		const { session, record } = await openSession(first);
		const other = await openSession(first, "s2");
		expect(await prompt(session, "m1", text("/midword"))).toMatchObject({
			outcome: "interrupted",
			error: { message: "Eliza was ended by SIGKILL." },
		});
		expect(record.answer()).toBe("I was going to say someth");
		expect(await record.next("agent.lost")).toMatchObject({
			agentSessionId: session.agentSessionId,
			signal: "SIGKILL",
		});
		expect(await other.record.next("agent.lost")).toMatchObject({ message: "Eliza was ended by SIGKILL." });
		const second = await supervisor.ready();
		expect(second.pid).not.toBe(first.pid);
		const again = await openSession(second);
		expect(await prompt(again.session, "m2", text("/echo back again"))).toMatchObject({
			outcome: "completed",
		});
		expect(again.record.answer()).toBe("back again");
		await supervisor.stop();
		expect(isRunning(second.pid)).toBe(false);
		expect(again.record.types()).not.toContain("agent.lost");
	});

	test("[E11.crash] an exit in the middle of a message: exit code and last output are reported", async () => {
		const connection = await connect(eliza());
		const { session, record } = await openSession(connection);
		await prompt(session, "m1", text("/stderr the couch is on fire"));
		expect(await prompt(session, "m2", text("/die 3"))).toMatchObject({ outcome: "interrupted" });
		expect(await record.next("agent.lost")).toMatchObject({
			exitCode: 3,
			message: "Eliza ended with exit code 3.",
			stderr: expect.stringContaining("the couch is on fire"),
		});
		expect(connection.violations.count("not_json")).toBe(1);
		await expect(openSession(connection, "s2")).rejects.toThrow("closed");
		await expect(prompt(session, "m3", text("hello"))).rejects.toThrow(SessionEndedError);
	});

	test("[B4.deaf] an agent that ignores a cancel stays visibly cancelling until it is killed", async () => {
		const connection = await connect(eliza());
		const { session, record } = await openSession(connection);
		const turn = prompt(session, "m1", text("/deaf"));
		session.cancel();
		const other = await openSession(connection, "s2");
		// Her answer in another session proves that she had time to obey.
		await prompt(other.session, "m1", text("/echo I do not hear you"));
		expect(session.turn).toEqual({ status: "cancelling", messageId: "m1" });
		await connection.kill();
		expect(await turn).toMatchObject({ outcome: "interrupted" });
		expect(record.types()).toContain("agent.lost");
		expect(isRunning(connection.pid)).toBe(false);
	});

	test("[E11.shutdown] ending on purpose interrupts the turn but is not reported as a loss", async () => {
		const connection = await connect(eliza());
		const { session, record } = await openSession(connection);
		const turn = prompt(session, "m1", text("/hang"));
		await connection.end();
		expect(await turn).toMatchObject({ outcome: "interrupted" });
		expect(record.types()).not.toContain("agent.lost");
		expect(isRunning(connection.pid)).toBe(false);
	});
});
