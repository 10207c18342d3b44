import type { PermissionOutcome } from "@parley/protocol/permission/events";
import { expect, test } from "vitest";
import { keptConnection, recorded } from "../../testing/fake-connection.ts";
import { RecordedSession } from "../../testing/harness.ts";
import { newMapping } from "../updates/mapping-state.ts";

/** A session whose turn an earlier hub was asked to stop, with one permission request. */
const stopping = (outcome?: PermissionOutcome) => {
	const { agent, connection } = keptConnection(0);
	const record = new RecordedSession();
	const saved = Promise.withResolvers<void>();
	const request = { requestId: "r", title: "t", options: [], origin: { id: "q", position: 10 } };
	connection.restoreSession({
		...recorded("s", record, () => saved.promise),
		agentSessionId: "a",
		restored: {
			mapping: newMapping("a"),
			through: 10,
			turn: { messageId: "m", answered: true, stopping: true, requestId: 7 },
		},
		requests: [outcome === undefined ? { request } : { request, outcome }],
	});
	connection.resume([]);
	return { agent, record, saved };
};

test("[D7.reattach][B4.withdraw] a restored stop withdraws the requests that are still open, once that is saved", async () => {
	const { agent, record, saved } = stopping();
	expect(record.events).toEqual([
		{ type: "permission.resolved", payload: { requestId: "r", outcome: { type: "cancelled" } } },
	]);
	await agent.told(({ method }) => method === "session/cancel");
	expect(agent.written).toHaveLength(1);
	saved.resolve();
	const { result } = await agent.told(({ id }) => id === "q");
	expect(result).toEqual({ outcome: { outcome: "cancelled" } });
});

test("[D7.reattach][E3.cancel] a decision made before a restored stop reaches the agent before the cancel", async () => {
	const { agent, record } = stopping({ type: "selected", optionId: "yes" });
	await agent.told(({ method }) => method === "session/cancel");
	expect(agent.written.map(({ key }) => key)).toEqual(["answer/10", "cancel/m"]);
	expect(record.events).toEqual([]);
});

test("[D7.reattach][E1.bounded] a message that was too long is told once, although another session keeps its line from being acknowledged", async () => {
	const { agent, connection } = keptConnection(0);
	const turn = { messageId: "m", answered: true, stopping: false, requestId: 7 };
	const restore = (sessionId: string, through: number) => {
		const record = new RecordedSession();
		connection.restoreSession({
			...recorded(sessionId, record),
			agentSessionId: `agent-${sessionId}`,
			restored: { mapping: newMapping("a"), through, turn },
			requests: [],
		});
		return record;
	};
	const length = 33 * 1024 * 1024;
	const has = restore("has", length + 1);
	const lacks = restore("lacks", 10);
	connection.resume([]);
	agent.sayBytes(`${"x".repeat(length)}\n`);
	agent.sayText("agent-has", "next");
	await has.said("next");
	expect(has.types()).toEqual(["text"]);
	expect(lacks.types()).toEqual(["agent.update"]);
});

/** The end of a restored turn with its agent, whose events are saved as the test says. */
const lost = async (save: () => Promise<void>) => {
	const { agent, connection } = keptConnection(0);
	connection.restoreSession({
		...recorded("s", new RecordedSession(), save),
		agentSessionId: "a",
		restored: {
			mapping: newMapping("a"),
			through: 10,
			turn: { messageId: "m", answered: true, stopping: false, requestId: 7 },
		},
		requests: [],
	});
	agent.exit();
	await connection.exited;
	return agent;
};

test("[D7.reattach] a prompt is forgotten when the end of its turn is saved, and not before", async () => {
	const saved = Promise.withResolvers<void>();
	const agent = await lost(() => saved.promise);
	await new Promise(setImmediate);
	expect(agent.forgotten).toEqual([]);
	saved.resolve();
	await expect.poll(() => agent.forgotten).toEqual(["prompt/m", "cancel/m"]);
});

test("[D7.reattach][D7.disk] a prompt whose end cannot be saved is not sent again by the next hub", async () => {
	const agent = await lost(() => Promise.reject(new Error("no space left")));
	await expect.poll(() => agent.released).toBe(true);
	expect(agent.forgotten).toEqual([]);
});
