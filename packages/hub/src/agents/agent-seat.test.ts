import { scripted } from "@parley/acp/testing/harness";
import { isRunning } from "@parley/acp/testing/is-running";
import { Logger } from "@parley/logging/logger";
import type { EventBody } from "@parley/protocol/log/log-event";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { AgentConfig } from "./agent-config.ts";
import { AgentPool } from "./agent-pool.ts";
import { AgentSeat, SeatLeftError } from "./agent-seat.ts";

/** Seats at one pool; agents are ready when the gate opens. */
const make = async (config: AgentConfig = eliza) => {
	const folder = await temporaryFolder();
	const pool = new AgentPool({ logger: Logger.create("test"), version: "0" });
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
			return { ready, release: lease.release };
		},
	};
	const seat = (sessionId: string): AgentSeat =>
		new AgentSeat({
			sessionId,
			folder: folder.path,
			config: () => config,
			pool: gated,
			onEvents: (taken) => void events.push(...taken.map(({ type }) => type)),
		});
	return {
		pool,
		seat,
		events,
		gate,
		asked: asked.promise,
		/** Holds the process, as another session would. */
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

test("[D1.several] all who ask get the same agent session; after it was let go the next one is new", async () => {
	await using it = await make();
	it.gate.resolve();
	const seat = it.seat("s");
	const [one, two] = await Promise.all([seat.take(), seat.take()]);
	expect(two).toBe(one);
	expect(seat.current).toBe(one);
	await seat.leave();
	expect(seat.current).toBeUndefined();
	expect(it.pool.processes).toBe(0);
	expect((await seat.take()).agentSessionId).not.toBe(one.agentSessionId);
});

test("[D5.mappings] an agent that is let go before it came leaves nothing behind, though others use its process", async () => {
	await using it = await make();
	const connection = await it.connection();
	const seat = it.seat("s");
	const waiting = expect(seat.take()).rejects.toThrow(SeatLeftError);
	await it.asked;
	await seat.leave();
	await waiting;
	it.gate.resolve();
	const other = it.seat("t");
	await other.take();
	expect(connection.sessions.ofSession("s")).toBeUndefined();
	expect(connection.sessions.ofSession("t")).toBeDefined();
	expect(seat.current).toBeUndefined();
});

test("[D5.mappings] an agent session that opens after it was let go is closed, unheard, and the next one waits for that", async () => {
	await using it = await make();
	const connection = await it.connection();
	it.gate.resolve();
	const seat = it.seat("s");
	const waiting = seat.take();
	const refused = expect(waiting).rejects.toThrow(SeatLeftError);
	// The lease is there now, and session/new is under way.
	for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
	await seat.leave();
	await refused;
	expect(it.events).toEqual([]);
	const session = await seat.take();
	expect(connection.sessions.ofSession("s")).toBe(session);
	expect(connection.sessions.size).toBe(1);
	expect(it.events.filter((type) => type === "agent.attached")).toHaveLength(1);
});

test("[D5.mappings] who takes the seat while the agent is leaving gets a new agent session and not a refusal", async () => {
	await using it = await make();
	await it.connection();
	it.gate.resolve();
	const seat = it.seat("s");
	const first = await seat.take();
	const left = seat.leave();
	const second = await seat.take();
	await left;
	expect(second.agentSessionId).not.toBe(first.agentSessionId);
	expect(seat.current).toBe(second);
});

test("[D5.mappings] whoever lets go waits until the process is gone, also the second time", async () => {
	await using it = await make();
	it.gate.resolve();
	const seat = it.seat("s");
	await seat.take();
	const pid = await it.pid();
	void seat.leave();
	await seat.leave();
	expect(isRunning(pid)).toBe(false);
});

test("[D6.next] a dead agent's seat is free again", async () => {
	await using it = await make();
	it.gate.resolve();
	const seat = it.seat("s");
	const first = await seat.take();
	await (await it.connection()).kill();
	const second = await seat.take();
	expect(second).not.toBe(first);
	expect(it.events).toContain("agent.lost");
});

test("[A21.force][D1.several] an agent session that is closed after a forced stop was given up is not used again", async () => {
	const { command, args } = scripted("closes-late");
	await using it = await make({ ...eliza, agentId: "scripted", command, args });
	it.gate.resolve();
	const seat = it.seat("s");
	const first = await seat.take();
	await it.seat("t").take();
	const turn = first.prompt("m", [{ type: "text", text: "go" }]);
	expect(await seat.forceStop("Chat", [], () => false)).toMatchObject({ kind: "shared" });
	// The agent answers to the close before it opens this one.
	await it.seat("u").take();
	expect(seat.isReady).toBe(false);
	expect((await seat.take()).agentSessionId).not.toBe(first.agentSessionId);
	expect(await turn).toMatchObject({ outcome: "cancelled" });
});

test("[E1.reread] an agent that did not start is started as it is configured by then", async () => {
	await using folder = await temporaryFolder();
	const pool = new AgentPool({ logger: Logger.create("test"), version: "0" });
	let config: AgentConfig = { ...eliza, command: "parley-no-such-agent" };
	const seat = new AgentSeat({
		...{ sessionId: "s", folder: folder.path, pool },
		config: () => config,
		onEvents: () => undefined,
	});
	await expect(seat.take()).rejects.toThrow("parley-no-such-agent");
	config = eliza;
	try {
		await seat.take();
		expect(pool.processes).toBe(1);
	} finally {
		await pool.close();
	}
});
