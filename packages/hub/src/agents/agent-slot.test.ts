import { RecordedSession, scripted } from "@parley/acp/testing/harness";
import { Logger } from "@parley/logging/logger";
import { isRunning } from "@parley/process/testing/is-running";
import type { EventBody } from "@parley/protocol/log/log-event";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { AgentConfig } from "./agent-config.ts";
import { ownAgents } from "./agent-home.ts";
import { AgentPool } from "./agent-pool.ts";
import { AgentSlot, SlotLeftError } from "./agent-slot.ts";

/** Slots of one pool; agents become ready when the gate opens. */
const make = async (config: AgentConfig = eliza) => {
	const folder = await temporaryFolder();
	const pool = new AgentPool({ logger: Logger.create("test"), version: "0", home: ownAgents() });
	const events: EventBody["type"][] = [];
	const gate = Promise.withResolvers<void>();
	const asked = Promise.withResolvers<void>();
	const gated: Pick<AgentPool, "lease"> = {
		lease: (config, where) => {
			const lease = pool.lease(config, where);
			const ready = async () => {
				asked.resolve();
				await gate.promise;
				return lease.ready();
			};
			return { ...lease, ready };
		},
	};
	const slot = (sessionId: string): AgentSlot =>
		new AgentSlot({
			committed: () => 0,
			sessionId,
			folder: folder.path,
			config: () => config,
			pool: gated,
			onEvents: (taken) => void events.push(...taken.map(({ type }) => type)),
			permissions: new RecordedSession().permissions,
			logger: Logger.create("test"),
		});
	return {
		pool,
		slot,
		events,
		gate,
		asked: asked.promise,
		/** Keeps the process alive, as another session would. */
		connection: () => pool.lease(config, folder.path).ready(),
		async pid(): Promise<number> {
			const lease = pool.lease(config, folder.path);
			const { pid } = await lease.ready();
			await lease.release();
			return pid;
		},
		async [Symbol.asyncDispose]() {
			await pool.close();
			await folder.remove();
		},
	};
};

test("[D1.several] concurrent callers get the same agent session; after a detach the next one is new", async () => {
	await using it = await make();
	it.gate.resolve();
	const slot = it.slot("s");
	const [one, two] = await Promise.all([slot.take(), slot.take()]);
	expect(two).toBe(one);
	expect(slot.current).toBe(one);
	await slot.detach();
	expect(slot.current).toBeUndefined();
	expect(it.pool.processes).toBe(0);
	expect((await slot.take()).agentSessionId).not.toBe(one.agentSessionId);
});

test("[D5.mappings] an agent detached before it was ready leaves nothing behind, although others use its process", async () => {
	await using it = await make();
	const connection = await it.connection();
	const slot = it.slot("s");
	const waiting = expect(slot.take()).rejects.toThrow(SlotLeftError);
	await it.asked;
	await slot.detach();
	await waiting;
	it.gate.resolve();
	const other = it.slot("t");
	await other.take();
	expect(connection.sessions.ofSession("s")).toBeUndefined();
	expect(connection.sessions.ofSession("t")).toBeDefined();
	expect(slot.current).toBeUndefined();
});

test("[D5.mappings] an agent session that opens after a detach is closed, its events ignored, and the next one waits for that", async () => {
	await using it = await make();
	const connection = await it.connection();
	it.gate.resolve();
	const slot = it.slot("s");
	const waiting = slot.take();
	const refused = expect(waiting).rejects.toThrow(SlotLeftError);
	// The lease exists now, and session/new is pending.
	for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
	await slot.detach();
	await refused;
	expect(it.events).toEqual([]);
	const session = await slot.take();
	expect(connection.sessions.ofSession("s")).toBe(session);
	expect(connection.sessions.size).toBe(1);
	expect(it.events.filter((type) => type === "agent.attached")).toHaveLength(1);
});

test("[D5.mappings] taking the slot during a detach yields a new agent session instead of a refusal", async () => {
	await using it = await make();
	await it.connection();
	it.gate.resolve();
	const slot = it.slot("s");
	const first = await slot.take();
	const left = slot.detach();
	const second = await slot.take();
	await left;
	expect(second.agentSessionId).not.toBe(first.agentSessionId);
	expect(slot.current).toBe(second);
});

test("[D5.mappings] every detach waits for the process to exit, the second too", async () => {
	await using it = await make();
	it.gate.resolve();
	const slot = it.slot("s");
	await slot.take();
	const pid = await it.pid();
	void slot.detach();
	await slot.detach();
	expect(isRunning(pid)).toBe(false);
});

test("[D6.next] the slot of a dead agent is free again", async () => {
	await using it = await make();
	it.gate.resolve();
	const slot = it.slot("s");
	const first = await slot.take();
	await (await it.connection()).kill();
	const second = await slot.take();
	expect(second).not.toBe(first);
	expect(it.events).toContain("agent.lost");
});

test("[A21.force][D1.several] an agent session that closes after a forced stop timed out is not reused", async () => {
	const { command, args } = scripted("closes-late");
	await using it = await make({ ...eliza, agentId: "scripted", command, args });
	it.gate.resolve();
	const slot = it.slot("s");
	const first = await slot.take();
	await it.slot("t").take();
	const turn = first.begin("m");
	first.send([{ type: "text", text: "go" }]);
	expect(await slot.forceStop("Chat", [], () => false)).toMatchObject({ kind: "shared" });
	// The agent answers the close before it opens this one.
	await it.slot("u").take();
	expect(slot.isReady).toBe(false);
	expect((await slot.take()).agentSessionId).not.toBe(first.agentSessionId);
	expect(await turn).toMatchObject({ outcome: "cancelled" });
});

test("[E1.reread] an agent that failed to start is started as configured by then", async () => {
	await using folder = await temporaryFolder();
	const pool = new AgentPool({ logger: Logger.create("test"), version: "0", home: ownAgents() });
	let config: AgentConfig = { ...eliza, command: "parley-no-such-agent" };
	const slot = new AgentSlot({
		committed: () => 0,
		...{ sessionId: "s", folder: folder.path, pool },
		config: () => config,
		onEvents: () => undefined,
		permissions: new RecordedSession().permissions,
		logger: Logger.create("test"),
	});
	await expect(slot.take()).rejects.toThrow("parley-no-such-agent");
	config = eliza;
	try {
		await slot.take();
		expect(pool.processes).toBe(1);
	} finally {
		await pool.close();
	}
});
