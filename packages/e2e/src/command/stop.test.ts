import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { endLeft } from "@parley/client/node/end-left";
import { expect, test } from "vitest";
import { ask } from "../harness/ask.ts";
import { Parley } from "../harness/parley.ts";

test("[D7.lifetime] a stopped hub stays stopped, serve says so, and both say how to continue", async () => {
	await using parley = await Parley.serve();
	const pid = await parley.hubPid();
	const { code, stdout } = await parley.command("stop");
	expect({ code, stdout }).toEqual({
		code: 0,
		stdout: `Stopped Parley (process ${pid}).\n`,
	});
	await expect.poll(() => parley.stderr.join("\n"), { timeout: 15_000 }).toContain("Parley was stopped.");
	expect(parley.stderr.join("\n")).toContain("`parley serve`");
	expect((await parley.command("status")).stdout).toBe("Parley is not running.\n");
	expect(await parley.interrupt()).toBe(0);
});

test("[D7.lifetime] serve resumes at the same address when another program starts the hub again", async () => {
	await using parley = await Parley.serve();
	await parley.command("stop");
	await expect.poll(() => parley.stderr.join("\n"), { timeout: 15_000 }).toContain("Parley was stopped.");
	const other = parley.secondHub();
	await expect
		.poll(
			() =>
				fetch(parley.origin).then(
					({ ok }) => ok,
					() => false,
				),
			{ timeout: 30_000 },
		)
		.toBe(true);
	await parley.command("stop", "--force");
	await other;
});

/** Starts a turn that ends by itself only when it is told to. */
const busy = async (parley: Parley): Promise<void> => {
	const { result } = Object(await ask(parley, "session.create", { folder: parley.folder }));
	const content = [{ type: "text", text: "/hang" }];
	await ask(parley, "prompt.send", { sessionId: result.sessionId, messageId: "m", content });
	await expect
		.poll(async () => (await parley.command("status")).stdout, { timeout: 20_000 })
		.toContain("agent Eliza");
};

/** A process that has ended and that nobody waits for has no command line. */
const isAlive = (pid: number): boolean => {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
	} catch {
		return false;
	}
};

test("[D7.restart] a restart replaces the hub and leaves its agents at work", async () => {
	await using parley = await Parley.serve();
	await busy(parley);
	const [hub, keeper, agents] = [await parley.hubPid(), await parley.keeperPid(), await parley.agents()];
	const { code, stdout } = await parley.command("restart");
	expect(code).toBe(0);
	expect(stdout).toMatch(/^Restarted Parley \(process \d+\)\. 1 agent kept running\.\n$/);
	expect(await parley.hubPid()).not.toBe(hub);
	expect([await parley.keeperPid(), await parley.agents()]).toEqual([keeper, agents]);
	expect((await parley.command("stop")).code).toBe(1);
	expect((await parley.command("stop", "--force")).stdout).toContain("1 chat was interrupted.");
	await expect.poll(() => [keeper, ...agents].filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

/** An agent that refuses every request, so that the hub tries to start it again. */
const refusal = `
	require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
		const { id } = JSON.parse(line);
		console.log(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32603, message: "no" } }));
	});
`;

test("[D7.reattach] a hub that is told to end while an agent is to be started again is gone, and the next one keeps its agents", async () => {
	const refusing = { command: process.execPath, args: ["--eval", refusal] };
	await using parley = await Parley.serve({ config: { agents: { refusing } } });
	await busy(parley);
	const [hub, agents] = [await parley.hubPid(), await parley.agents()];
	await ask(parley, "folder.trust", { path: parley.folder, trusted: true });
	await ask(parley, "session.create", { folder: parley.folder, agent: "refusing" });
	await expect.poll(() => parley.hubLog(), { timeout: 20_000, interval: 10 }).toContain('"waiting"');
	process.kill(hub, "SIGTERM");
	await expect.poll(() => isAlive(hub), { timeout: 10_000 }).toBe(false);
	await expect
		.poll(() => parley.hubPid().catch(() => undefined), { timeout: 20_000 })
		.toSatisfy((pid) => pid !== undefined && pid !== hub);
	expect(await parley.agents()).toEqual(expect.arrayContaining([...agents]));
	expect(agents.every(isAlive)).toBe(true);
	// A hub that comes back cuts off the one that runs.
	expect(await parley.hubLog()).not.toContain("KeeperReplacedError");
});

test("[D7.restart][E11.status] agents that a dead hub has left are shown, and ended by force only", async () => {
	await using parley = await Parley.serve();
	await busy(parley);
	const [hub, keeper, agents] = [await parley.hubPid(), await parley.keeperPid(), await parley.agents()];
	// Not interrupted, since that would ask the hub to end; killed, so that it starts no other hub.
	await parley.kill();
	process.kill(hub, "SIGKILL");
	await expect.poll(() => isAlive(hub)).toBe(false);
	const status = await parley.command("status");
	expect([status.code, status.stdout]).toEqual([1, expect.stringContaining("but 1 agent is")]);
	expect(await parley.agents()).toEqual(agents);
	expect((await parley.command("doctor")).stdout).toContain(`but 1 agent is (process ${keeper})`);
	const refused = await parley.command("stop");
	expect([refused.code, refused.stderr]).toEqual([
		1,
		expect.stringContaining("1 agent is and may be at work"),
	]);
	expect(agents.every(isAlive)).toBe(true);
	const stopped = await parley.command("stop", "--force");
	expect([stopped.code, stopped.stdout]).toEqual([
		0,
		`Parley was not running. Stopped 1 agent and its keeper (process ${keeper}).\n`,
	]);
	await expect.poll(() => [keeper, ...agents].filter(isAlive), { timeout: 10_000 }).toEqual([]);
	expect((await parley.command("status")).stdout).toBe("Parley is not running.\n");
});

test("[D7.upgrade] a hub that hangs is replaced, in words, and its agents stay at work", {
	timeout: 60_000,
}, async () => {
	await using parley = await Parley.serve();
	await busy(parley);
	const [hub, keeper, agents] = [await parley.hubPid(), await parley.keeperPid(), await parley.agents()];
	await parley.kill();
	process.kill(hub, "SIGSTOP");
	const { code, stdout, stderr } = await parley.command("restart");
	expect([code, stdout]).toEqual([0, expect.stringMatching(/^Restarted Parley \(process \d+\)\.\n$/)]);
	expect(stderr).toContain("Parley does not answer. If it stays silent, it is replaced in a few seconds");
	expect(isAlive(hub)).toBe(false);
	expect([await parley.keeperPid(), await parley.agents()]).toEqual([keeper, agents]);
	expect((await parley.command("stop")).stderr).toContain("1 chat");
	await parley.command("stop", "--force");
});

test("[D7.lifetime] a hub that hangs is stopped by force, with its agents and their keeper", {
	timeout: 60_000,
}, async () => {
	await using parley = await Parley.serve();
	await busy(parley);
	const [hub, keeper, agents] = [await parley.hubPid(), await parley.keeperPid(), await parley.agents()];
	await parley.kill();
	process.kill(hub, "SIGSTOP");
	const { code, stdout, stderr } = await parley.command("stop", "--force");
	expect(stderr).toContain("Parley does not answer.");
	expect([code, stdout]).toEqual([0, expect.stringContaining("Stopped 1 agent and its keeper")]);
	await expect.poll(() => [hub, keeper, ...agents].filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

test("[D7.lifetime] the hub's own program ends what a dead hub has left, as an editor has it do", async () => {
	await using parley = await Parley.serve();
	await busy(parley);
	const [hub, keeper, agents] = [await parley.hubPid(), await parley.keeperPid(), await parley.agents()];
	await parley.kill();
	process.kill(hub, "SIGKILL");
	await expect.poll(() => isAlive(hub)).toBe(false);
	const program = fileURLToPath(import.meta.resolve("@parley/server/hub-process/main"));
	const command = { command: process.execPath, args: [program, "--data", parley.data], env: process.env };
	expect(await endLeft(command, false)).toEqual({ found: true, agents: 1, ended: false });
	expect(agents.every(isAlive)).toBe(true);
	expect(await endLeft(command, true)).toEqual({ found: true, agents: 1, ended: true });
	await expect.poll(() => [keeper, ...agents].filter(isAlive), { timeout: 10_000 }).toEqual([]);
	expect(await endLeft(command, false)).toEqual({ found: false, agents: 0, ended: false });
});

test("[C6.address] serve has the address of the last one again, with another token, unless it is taken", async () => {
	await using parley = await Parley.serve();
	const { origin, token } = parley;
	// The hub lives on, and still holds the address for the one that is gone.
	await parley.kill();
	await parley.start();
	expect(parley.origin).toBe(origin);
	expect(parley.token).not.toBe(token);
	await parley.interrupt();
	expect((await parley.command("stop")).stdout).toContain("Stopped Parley");
	await parley.start();
	expect(parley.origin).toBe(origin);
	await parley.interrupt();
	const other = createServer().listen(Number(new URL(origin).port), "127.0.0.1");
	await once(other, "listening");
	await parley.start();
	other.close();
	expect(parley.origin).not.toBe(origin);
	expect((await fetch(parley.origin)).ok).toBe(true);
});

test("[C6.address] a serve whose address another one has taken over says so, and does not close it", async () => {
	await using parley = await Parley.serve();
	const [origin, first] = [parley.origin, parley.servePid];
	process.kill(first, "SIGSTOP");
	expect((await parley.command("stop", "--force")).code).toBe(0);
	await parley.start();
	expect(parley.origin).toBe(origin);
	process.kill(first, "SIGCONT");
	await expect
		.poll(() => parley.stderr.join("\n"), { timeout: 20_000 })
		.toContain("another `parley serve` has this address now");
	expect(parley.stderr.join("\n")).not.toContain("at the same address");
	process.kill(first, "SIGINT");
	await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false);
	expect((await fetch(origin)).ok).toBe(true);
});

test("[D7.stopped] serve says when its hub is there again after a crash", async () => {
	await using parley = await Parley.serve();
	process.kill(await parley.hubPid(), "SIGKILL");
	await expect
		.poll(() => parley.stderr.join("\n"), { timeout: 20_000 })
		.toContain("Parley is connected again, at the same address.");
	expect((await fetch(parley.origin)).ok).toBe(true);
});
