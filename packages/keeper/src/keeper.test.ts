import { randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { isAlive } from "./testing/is-alive.ts";
import { type KeeperServer, keeperServer } from "./testing/keeper-server.ts";
import { RawHub } from "./testing/raw-hub.ts";
import { longestGreeting, writeFrame } from "./wire/frame.ts";

const echo = "process.stdin.pipe(process.stdout)";
/** Writes that many bytes, each of which tells its position, in chunks of changing size. */
const counter = (bytes: number) => `
	let at = 0, n = 0;
	const go = () => {
		while (at < ${bytes}) {
			const size = Math.min(${bytes} - at, 1 + (n++ * 7919) % 40000);
			const chunk = Buffer.alloc(size);
			for (let i = 0; i < size; i++) chunk[i] = ((at + i) * 131) % 251;
			at += size;
			if (!process.stdout.write(chunk)) return process.stdout.once("drain", go);
		}
	};
	go();
	process.stdin.resume();
`;
const expected = (from: number, to: number): Buffer => {
	const bytes = Buffer.alloc(to - from);
	for (let i = 0; i < bytes.length; i++) bytes[i] = ((from + i) * 131) % 251;
	return bytes;
};

test("[E11.keeper] a hub with another key, another wire version or no greeting at all is cut off", async () => {
	const { address, key, attach } = await keeperServer();
	const wrongKey = await RawHub.attach(address, randomBytes(32));
	await wrongKey.closed;
	const wrongWire = await RawHub.attach(address, key, { wire: 2 });
	await wrongWire.closed;
	const early = new RawHub(address);
	early.send({ type: "list", seq: 1 });
	await early.closed;
	const long = new RawHub(address);
	long.raw({ type: "hello" }, Buffer.alloc(longestGreeting));
	await long.closed;
	const all = [wrongKey, wrongWire, early, long].flatMap(({ received }) => received);
	expect(all.filter(({ message }) => message.type !== "greeting")).toEqual([]);
	expect((await attach()).agents).toEqual([]);
});

test("[E11.keeper] a proof cannot be used again, nor be returned to the keeper", async () => {
	const { address, key, attach } = await keeperServer();
	const hub = await attach();
	const [, welcome] = hub.received;
	if (welcome?.message.type !== "welcome") throw new Error("it was welcomed");
	const replayed = await RawHub.attach(address, key, { proof: welcome.message.proof });
	await replayed.closed;
	expect(replayed.received).toHaveLength(1);
});

test.each([
	[{ type: "nonsense" }],
	[{ type: "hello", wire: 1, version: "", pid: 1, nonce: "", proof: "" }],
	[{ type: "read", agent: "x", from: 0, upTo: 0 }],
])("[E11.keeper] a hub that sends what no hub sends is cut off: %j", async (header) => {
	const { attach } = await keeperServer();
	const hub = await attach();
	hub.raw(header);
	await hub.closed;
	expect(hub.socket.destroyed).toBe(true);
});

test.each([
	["read", { from: 1, upTo: 5 }],
	["acknowledge", { position: 1 }],
	["release", {}],
])("[E11.keeper] a hub whose %s fits no agent is cut off, and the agent goes on", async (type, fields) => {
	const { attach } = await keeperServer();
	const agent = randomUUID();
	const hub = await attach();
	const pid = await hub.start(agent, echo);
	hub.raw({ type, agent, ...fields });
	await hub.closed;
	expect((await attach()).agents).toMatchObject([{ agent, pid, end: 0 }]);
	expect(isAlive(pid)).toBe(true);
});

test("[D7.keeper] the newest hub cuts off the one before, which is told", async () => {
	const { attach } = await keeperServer();
	const first = await attach();
	const agent = randomUUID();
	await first.start(agent, echo);
	const second = await attach();
	await first.until("replaced");
	first.raw({ type: "write", agent, seq: 1, key: "late" }, Buffer.from("late\n"));
	await first.closed;
	second.send({ type: "read", agent, from: 0, upTo: 1000 });
	await second.write(agent, "mine\n");
	expect(String(await second.output(agent, 5))).toBe("mine\n");
	expect(await second.list()).toMatchObject([{ keys: [] }]);
});

test("[D7.keeper] a key is written once, across hubs, until it is forgotten; ids are never lost", async () => {
	const { attach } = await keeperServer();
	const agent = randomUUID();
	const first = await attach();
	await first.start(agent, echo);
	expect(await first.write(agent, "one\n", { key: "prompt/1", id: 41 })).not.toHaveProperty("skipped");
	expect(await first.write(agent, "one\n", { key: "prompt/1", id: 41 })).toHaveProperty("skipped", true);
	await first.write(agent, "two\n", { id: 12 });
	const second = await attach();
	expect(second.agents).toMatchObject([{ keys: [{ key: "prompt/1", id: 41 }], lastId: 41 }]);
	expect(await second.write(agent, "one\n", { key: "prompt/1" })).toHaveProperty("skipped", true);
	second.send({ type: "forget", agent, keys: ["prompt/1"] });
	expect(await second.write(agent, "three\n", { key: "prompt/1" })).not.toHaveProperty("skipped");
	second.send({ type: "read", agent, from: 0, upTo: 1000 });
	expect(String(await second.output(agent, 14))).toBe("one\ntwo\nthree\n");
	expect(await second.list()).toMatchObject([{ keys: [{ key: "prompt/1" }], lastId: 41 }]);
});

test("[D7.keeper] a line that was not wholly received is never begun", async () => {
	const { attach } = await keeperServer();
	const agent = randomUUID();
	const first = await attach();
	await first.start(agent, echo);
	const frame = new PassThrough();
	writeFrame(frame, { type: "write", agent, seq: 1, key: "cut" }, Buffer.from("half a line\n"));
	const bytes: Buffer = frame.read();
	first.socket.write(bytes.subarray(0, bytes.length - 1));
	first.socket.end();
	await first.closed;
	const second = await attach();
	expect(second.agents).toMatchObject([{ keys: [], end: 0 }]);
	second.send({ type: "read", agent, from: 0, upTo: 1000 });
	await second.write(agent, "whole\n", { key: "cut" });
	expect(String(await second.output(agent, 6))).toBe("whole\n");
});

test("[E11.keeper] lines for an agent that does not read wait up to a limit, and are refused beyond it", async () => {
	const { attach } = await keeperServer({ limits: { input: 1024 * 1024 } });
	const agent = randomUUID();
	const hub = await attach();
	await hub.start(agent, "setInterval(() => {}, 1000)");
	const line = `${"x".repeat(600 * 1024)}\n`;
	const waiting = hub.write(agent, line, { key: "waits" });
	expect(await hub.write(agent, line, { key: "refused" })).toHaveProperty("error", "full");
	expect(await hub.list()).toMatchObject([{ keys: [{ key: "waits" }] }]);
	hub.send({ type: "signal", agent, signal: "SIGKILL" });
	expect(await waiting).toHaveProperty("error", "broken");
	expect(await hub.until("exited")).toMatchObject({ signal: "SIGKILL", end: 0 });
});

test("[D7.keeper] hubs that come and go at any byte read every byte once", async () => {
	const total = 300_000;
	await fc.assert(
		fc.asyncProperty(
			fc.array(
				fc.record({ read: fc.nat(80_000), acknowledged: fc.double({ min: 0, max: 1, noNaN: true }) }),
				{
					maxLength: 6,
				},
			),
			async (hubs) => {
				const { attach } = await keeperServer({ limits: { memory: 10_000, agent: 100_000 } });
				const agent = randomUUID();
				await (await attach()).start(agent, counter(total));
				let at = 0;
				const pieces: Buffer[] = [];
				for (const { read, acknowledged } of [...hubs, { read: total, acknowledged: 1 }]) {
					const hub = await attach();
					expect(hub.agents[0]?.acknowledged).toBe(at);
					const upTo = Math.min(total, at + read);
					hub.send({ type: "read", agent, from: at, upTo });
					// Acknowledge as it goes, or the agent waits at its limit.
					for (let reached = at; reached < upTo; ) {
						reached = Math.min(upTo, reached + 50_000);
						const bytes = await hub.output(agent, reached);
						const from = hub.outputs.get(agent)?.from ?? 0;
						const next = reached === upTo ? at + Math.floor((upTo - at) * acknowledged) : reached;
						if (next < at) continue;
						pieces.push(bytes.subarray(at - from, next - from));
						at = next;
						hub.send({ type: "acknowledge", agent, position: at });
					}
					await hub.list();
				}
				expect(Buffer.concat(pieces).equals(expected(0, total))).toBe(true);
			},
		),
		{ numRuns: 8 },
	);
});

test("[E11.keeper] an agent at its limit waits with its output on disk, and another goes on", async () => {
	const { attach, folder } = await keeperServer({
		limits: { memory: 10_000, agent: 300_000 },
	});
	const [full, other] = [randomUUID(), randomUUID()];
	const hub = await attach();
	await hub.start(full, counter(3_000_000));
	await hub.start(other, echo);
	await vi.waitUntil(async () => (await hub.list())[0]?.kept ?? 0 >= 300_000);
	hub.send({ type: "read", agent: other, from: 0, upTo: 1000 });
	await hub.write(other, "here\n");
	expect(String(await hub.output(other, 5))).toBe("here\n");
	hub.send({ type: "read", agent: full, from: 0, upTo: 3_000_000 });
	for (let at = 0; at < 3_000_000; at += 100_000) {
		await hub.output(full, at + 100_000);
		const [state] = await hub.list();
		expect(state?.kept).toBeLessThan(300_000 + 65_536 + 1);
		hub.send({ type: "acknowledge", agent: full, position: at + 100_000 });
	}
	expect((await hub.output(full, 3_000_000)).equals(expected(0, 3_000_000))).toBe(true);
	await vi.waitUntil(async () => (await readdir(join(folder, "kept"))).length === 0);
});

/** An agent whose kept file has lost all but its beginning since. */
const damaged = async (server: KeeperServer, code: string, size: number) => {
	const [agent, other] = [randomUUID(), randomUUID()];
	const hub = await server.attach();
	const pid = await hub.start(agent, code);
	await hub.start(other, echo);
	await vi.waitUntil(async () => (await hub.list())[0]?.end === size);
	await truncate(join(server.folder, "kept", `${agent}.0`), 70_000);
	return { hub, agent, other, pid, gap: 65_536 };
};

test("[E11.unreadable] output that cannot be read back ends its agent, which says so, and no other", async () => {
	const server = await keeperServer({ limits: { memory: 10_000 } });
	const { hub, agent, other, pid, gap } = await damaged(server, counter(200_000), 200_000);
	hub.send({ type: "read", agent, from: 0, upTo: 1_000_000 });
	expect(await hub.until("exited")).toMatchObject({
		agent,
		signal: "SIGKILL",
		end: gap,
		unreadable: "Error: file-cut",
	});
	expect(isAlive(pid)).toBe(false);
	expect((await hub.output(agent, gap)).equals(expected(0, gap))).toBe(true);
	hub.send({ type: "read", agent: other, from: 0, upTo: 1000 });
	await hub.write(other, "here\n");
	expect(String(await hub.output(other, 5))).toBe("here\n");
	const next = await server.attach();
	expect(next.agents).toMatchObject([
		{ exit: { unreadable: "Error: file-cut" }, end: gap },
		{ agent: other },
	]);
	expect(next.agents[1]).not.toHaveProperty("exit");
});

test("[E11.unreadable] an agent that has exited is told of again when its last words cannot be read back", async () => {
	const server = await keeperServer({ limits: { memory: 10_000 } });
	const code = `${counter(200_000)}process.stdin.pause();`;
	const { hub, agent, gap } = await damaged(server, code, 200_000);
	await hub.until("exited", ({ end }) => end === 200_000);
	hub.send({ type: "read", agent, from: 0, upTo: 1_000_000 });
	expect(await hub.until("exited", ({ end }) => end === gap)).toMatchObject({
		code: 0,
		unreadable: "Error: file-cut",
	});
});

test("[E11.keeper] the next hub learns how often its predecessors tried in vain", async () => {
	const { attach } = await keeperServer();
	const agent = randomUUID();
	const first = await attach();
	await first.start(agent, echo);
	expect((await attach()).agents).toMatchObject([{ attempts: 0 }]);
	const hub = await attach();
	hub.send({ type: "read", agent, from: 0, upTo: 1000 });
	await hub.write(agent, "one\ntwo\n");
	await hub.output(agent, 8);
	for (const attempts of [1, 2, 3]) expect((await attach()).agents).toMatchObject([{ attempts }]);
	const last = await attach();
	last.send({ type: "acknowledge", agent, position: 4, witness: "w" });
	await last.list();
	expect((await attach()).agents).toMatchObject([{ attempts: 1, acknowledged: 4, witness: "w", kept: 4 }]);
});

test("[E11.keeper] a keeper without hub and agents ends at once, and an exit that nobody has seen keeps it", async () => {
	const { attach, done } = await keeperServer();
	const agent = randomUUID();
	const first = await attach();
	await first.start(agent, "process.exit(4)");
	await first.until("exited");
	first.socket.end();
	await first.closed;
	const second = await attach();
	expect(second.agents).toMatchObject([{ agent, exit: { code: 4 } }]);
	second.send({ type: "release", agent });
	second.socket.end();
	await second.closed;
	await expect(done).resolves.toBeUndefined();
});

test("[E11.keeper] a keeper that nobody attaches to ends", async () => {
	const { done } = await keeperServer({ firstMs: 1 });
	await expect(done).resolves.toBeUndefined();
});

test("[E11.keeper] agents without a hub: the last one is started again, and they go on with it", async () => {
	const { attach, folder, done } = await keeperServer({ lonelyMs: 1, successorMs: 60_000 });
	const agent = randomUUID();
	const hub = await attach();
	const pid = await hub.start(agent, echo);
	const code = 'require("node:fs").writeFileSync("started", process.env.A); console.log("its output")';
	const env = { A: "given" };
	hub.send({ type: "successor", command: process.execPath, args: ["--eval", code], cwd: folder, env });
	await hub.list();
	hub.socket.end();
	await expect
		.poll(() => readFile(join(folder, "successor.log"), "utf8").catch(() => ""), { timeout: 10_000 })
		.toBe("its output\n");
	expect(await readFile(join(folder, "started"), "utf8")).toBe("given");
	expect((await attach()).agents).toMatchObject([{ agent, pid }]);
	expect(await Promise.race([done, Promise.resolve("at work")])).toBe("at work");
});

test("[E11.keeper] agents whose hub does not come back are ended, with all of their group", async () => {
	const { attach, done } = await keeperServer({ lonelyMs: 1, successorMs: 1 });
	const hub = await attach();
	const agent = randomUUID();
	const code = `
		const { spawn } = require("node:child_process");
		const child = spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)"], { stdio: ["ignore", "inherit", "inherit"] });
	`;
	const pid = await hub.start(agent, code);
	hub.send({ type: "read", agent, from: 0, upTo: 1000 });
	const child = Number(await hub.output(agent, 2));
	hub.send({ type: "successor", command: "parley-no-such-hub", args: [], cwd: "/", env: {} });
	await hub.list();
	hub.socket.end();
	await done;
	await vi.waitUntil(() => !isAlive(child));
	expect(isAlive(pid)).toBe(false);
});

test("[E11.keeper] a note too long, or one that is no JSON, is refused; notes stay in memory", async () => {
	const { attach, folder } = await keeperServer();
	const agent = randomUUID();
	const hub = await attach();
	await hub.start(agent, echo);
	hub.send({ type: "note", agent }, Buffer.from('{"secret":1}'));
	expect(await hub.list()).toMatchObject([{ note: { secret: 1 } }]);
	expect(await readdir(folder)).toEqual(["keeper.sock"]);
	hub.send({ type: "note", agent }, Buffer.from("{"));
	await hub.closed;
	const next = await attach();
	expect(next.agents).toMatchObject([{ note: { secret: 1 } }]);
	next.send({ type: "note", agent }, Buffer.from(JSON.stringify("x".repeat(4 * 1024 * 1024))));
	await next.closed;
});
