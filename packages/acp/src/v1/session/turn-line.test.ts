import { PassThrough } from "node:stream";
import { checkedRequest } from "@parley/jsonrpc/handlers";
import { streamSink } from "@parley/jsonrpc/line-sink";
import { MessageWriter } from "@parley/jsonrpc/message-writer";
import { JsonRpcPeer } from "@parley/jsonrpc/peer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { prompt as promptNow, RecordedSession, testLog, text } from "../../testing/harness.ts";
import { isPermissionParams } from "../wire/check.ts";
import { AgentSession } from "./agent-session.ts";
import { sessionCalls } from "./session-calls.ts";

const openSession = () => {
	const { logger } = testLog();
	const record = new RecordedSession();
	const prompts: { readonly id: number; readonly messageId: string }[] = [];
	let nextId = 0;
	const peer = new JsonRpcPeer({
		writer: new MessageWriter(streamSink(new PassThrough().resume()), {
			otherSide: "agent",
			maxMessageBytes: 1 << 20,
			maxWaitingBytes: 1 << 20,
		}),
		handlers: {
			requests: new Map([
				[
					"session/request_permission",
					checkedRequest("session/request_permission", isPermissionParams, (params, { signal }) =>
						session.asks.permissions.ask(params, signal),
					),
				],
			]),
			notifications: new Map([["session/update", (params) => session.update({ ...Object(params) })]]),
		},
		violations: { add: () => undefined },
		logger,
		otherSide: "agent",
		cancelMethod: "$/cancel_request",
		nextId: () => nextId,
	});
	const session: AgentSession = new AgentSession({
		...{ sessionId: "s", agentSessionId: "a", logger },
		calls: sessionCalls(peer, "a", () => undefined),
		committed: () => 0,
		onEvents: (events) => record.take(events),
		asks: { permissions: record.permissions, questions: record.questions },
		onEnded: () => undefined,
		takes: { image: false, audio: false, embeddedContext: false },
		tellsClose: false,
		closeTimeoutMs: 1,
		stderr: () => "",
		onRefused: () => [],
	});
	const prompt = (): void => {
		const messageId = `m${nextId}`;
		void promptNow(session, messageId, text("go"));
		prompts.push({ id: nextId, messageId });
		nextId += 1;
	};
	return {
		session,
		record,
		prompts,
		prompt,
		line: (message: object) => peer.receive(JSON.stringify(message)),
	};
};

const update = fc.constantFrom(
	{ sessionUpdate: "agent_message_chunk", content: { type: "text", text: "so" } },
	{ sessionUpdate: "tool_call", toolCallId: "t1", title: "Look", status: "in_progress" },
	{ sessionUpdate: "tool_call", toolCallId: "t2", title: "Build", status: "pending" },
	{ sessionUpdate: "tool_call_update", toolCallId: "t1", status: "completed" },
	{ sessionUpdate: "usage_update", used: 7, size: 100 },
);

const step = fc.oneof(
	fc.constant({ type: "prompt" as const }),
	fc.constant({ type: "cancel" as const }),
	fc.constant({ type: "ask" as const }),
	fc.record({ type: fc.constant("update" as const), update }),
	// Any prompt so far, including one whose turn has ended.
	fc.record({ type: fc.constant("answer" as const), of: fc.nat(4), fails: fc.boolean() }),
);

const lastDeath = fc.constantFrom("lost", "ended", "stopped by force");

const asked = (id: string) => ({
	id,
	method: "session/request_permission",
	params: {
		sessionId: "a",
		toolCall: { toolCallId: `for ${id}`, title: "Remove it" },
		options: [{ optionId: "yes", name: "Yes", kind: "allow_once" }],
	},
});

test("[E3.prompt][E11.closes] all events of a line are emitted in one call, and each turn ends once, with the line that answers it or the agent's death", () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 30 }), lastDeath, (steps, death) => {
			const { session, record, prompts, prompt, line } = openSession();
			const ends = () => record.events.filter(({ type }) => type === "turn.ended").length;
			for (const [at, each] of steps.entries()) {
				const told = record.messages.length;
				const endsBefore = ends();
				const running = session.turn.status === "idle" ? undefined : session.turn.messageId;
				if (each.type === "prompt" && running === undefined) prompt();
				if (each.type === "cancel") session.cancel();
				if (each.type === "ask") line(asked(`q${at}`));
				if (each.type === "update") line({ method: "session/update", params: each.update });
				expect(ends()).toBe(endsBefore);
				if (each.type === "answer") {
					const { id, messageId } = prompts[each.of] ?? { id: 99, messageId: "none" };
					line(
						each.fails
							? { id, error: { code: -32603, message: "no" } }
							: { id, result: { stopReason: "end_turn" } },
					);
					if (messageId === running) {
						expect(record.messages.at(-1)?.at(-1)).toMatchObject({ type: "turn.ended", answers: running });
						expect(record.messages).toHaveLength(told + 1);
					} else expect(record.messages).toHaveLength(told);
				}
				expect(record.messages.length - told).toBeLessThanOrEqual(1);
			}
			const running = session.turn.status === "idle" ? undefined : session.turn.messageId;
			const told = record.messages.length;
			const loss = { agentSessionId: "a", message: "gone" };
			if (death === "stopped by force") void session.stopped();
			else void session.lose({ message: "gone" }, death === "lost" ? loss : undefined);
			expect(record.messages.length - told).toBeLessThanOrEqual(1);
			for (const { id } of prompts) line({ id, result: { stopReason: "end_turn" } });
			expect(record.messages.length - told).toBeLessThanOrEqual(1);
			expect(record.pending).toEqual([]);
			const answered = record.messages.flatMap((events) =>
				events.flatMap(({ type, answers }, at) => {
					if (type !== "turn.ended") return [];
					expect(at).toBe(events.length - 1);
					return [answers];
				}),
			);
			expect(answered).toEqual(prompts.map(({ messageId }) => messageId));
			if (running !== undefined) expect(answered.at(-1)).toBe(running);
		}),
	);
});

test("[E3.new][D1.early] the answer to session/new is emitted in one call, with the messages before it", () => {
	const { session, record } = openSession();
	const early = [{ kind: "update" as const, update: { sessionUpdate: "usage_update", used: 1, size: 2 } }];
	session.open({ name: "Agent" }, { sessionId: "a", modes: { currentModeId: "ask" } }, early);
	expect(record.messages.map((events) => events.map(({ type }) => type))).toEqual([
		["agent.attached", "agent.state", "agent.state"],
	]);
});
