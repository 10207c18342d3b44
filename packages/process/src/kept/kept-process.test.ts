import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { readdir, truncate } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { AgentCommand } from "../agent-command.ts";
import {
	AgentFolderMissingError,
	AgentNotExecutableError,
	AgentNotFoundError,
	AgentSpawnError,
} from "../start-errors.ts";
import { dyingKeeper } from "../testing/dying-keeper.ts";
import { isRunning } from "../testing/is-running.ts";
import { attachHub, keeperFolder } from "../testing/keeper-folder.ts";
import { systemTable } from "../tree/system-table.ts";
import { TreeLedger } from "../tree/tree-ledger.ts";
import type { KeeperClient } from "./keeper-client.ts";
import {
	AgentPipeBrokenError,
	KeeperDetachedError,
	KeeperLostError,
	KeeperReplacedError,
	KeptPositionError,
} from "./keeper-errors.ts";
import { KeptProcess } from "./kept-process.ts";

const log = new LogEventStream();
const logger = Logger.create("kept", { sinks: [log] });
const patience = { closeMs: 200, terminateMs: 200 };

const script = (
	code: string,
	env: Record<string, string> = {},
	args: readonly string[] = [],
): AgentCommand => ({
	name: "Test",
	command: process.execPath,
	args: ["--eval", code, ...args],
	env,
	cwd: import.meta.dirname,
});
/** Answers each line with itself. */
const echo = script("process.stdin.pipe(process.stdout)");

const spawn = (
	client: KeeperClient,
	command: AgentCommand,
	closeMs = patience.closeMs,
): Promise<KeptProcess> => KeptProcess.spawn(command, { client, logger, patience: { ...patience, closeMs } });
const attach = async (client: KeeperClient, from?: number): Promise<KeptProcess> => {
	const [state] = client.welcome.agents;
	if (state === undefined) throw new Error("the keeper has no agent");
	return KeptProcess.attach(state, { client, logger, patience, ...(from === undefined ? {} : { from }) });
};
const next = async (stdout: Readable): Promise<string> => {
	const [chunk] = await once(stdout, "data");
	return String(chunk);
};
/** Reads until that many bytes have come. */
const bytes = async (stdout: Readable, count: number): Promise<string> => {
	let all = "";
	for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
		all += String(chunk);
		if (all.length >= count) break;
	}
	return all;
};

test("[E11.keeper] each reason why an agent cannot be started at the keeper has its own error", async () => {
	const folder = await keeperFolder();
	const client = await attachHub(folder);
	const plain = join(folder, "plain");
	writeFileSync(plain, "not a program");
	chmodSync(plain, 0o600);
	await expect(spawn(client, { ...echo, command: "parley-no-such-agent" })).rejects.toThrow(
		AgentNotFoundError,
	);
	await expect(spawn(client, { ...echo, command: plain })).rejects.toThrow(AgentNotExecutableError);
	await expect(spawn(client, { ...echo, cwd: join(folder, "none") })).rejects.toThrow(
		AgentFolderMissingError,
	);
	await expect(spawn(client, { ...echo, args: ["a\0b"] })).rejects.toThrow(AgentSpawnError);
	expect(await client.list()).toEqual([]);
});

test("[E11.keeper] an agent at the keeper gets its arguments, folder and environment unchanged, and nothing of the keeper's", async () => {
	vi.stubEnv("PARLEY_X", "ours");
	onTestFinished(() => {
		vi.unstubAllEnvs();
	});
	const client = await attachHub(await keeperFolder());
	const code =
		"console.log(JSON.stringify([process.argv[1], process.cwd(), process.env.A, process.env.PARLEY_X]))";
	const agent = await spawn(client, script(code, { A: "$B" }, ["$HOME; echo *"]));
	expect(JSON.parse(await text(agent.stdout))).toEqual(["$HOME; echo *", import.meta.dirname, "$B", null]);
	expect(await agent.exited).toEqual({ code: 0, signal: undefined });
});

test("[E11.keeper] an agent's lines, stderr and exit pass through the keeper, stderr before what followed it", async () => {
	const client = await attachHub(await keeperFolder());
	const code =
		'process.stdin.on("data", (n) => { process.stderr.write("<" + String(n).trim() + ">"); process.stdout.write(n); }).on("end", () => { process.exitCode = 3; });';
	const agent = await spawn(client, script(code), 10_000);
	const late: string[] = [];
	for (let round = 0; round < 100; round++) {
		const answered = next(agent.stdout);
		expect(await agent.write(`${round}\n`, {})).toBe("written");
		const line = (await answered).trim();
		if (!agent.stderrTail().endsWith(`<${line}>`)) late.push(line);
	}
	expect(late).toEqual([]);
	agent.stdout.resume();
	expect(await agent.end()).toEqual({ code: 3, signal: undefined });
	expect(agent.gone).toBe(true);
	expect(agent.mustDrain).toBe(false);
	expect(await agent.exited).toEqual({ code: 3, signal: undefined });
});

test("[E11.keeper] secrets in the stderr of a kept agent are redacted, and its lines are logged", async () => {
	const client = await attachHub(await keeperFolder());
	logger.redactor.register("hunter2-hunter2");
	const agent = await spawn(client, script('console.error("key hunter2-hunter2\\nlast words")'));
	agent.stdout.resume();
	await agent.exited;
	expect(agent.stderrTail()).toMatch(/last words\n$/);
	expect(agent.stderrTail()).not.toContain("hunter2");
	await log.waitFor(({ category, message }) => category === "kept.stderr" && message === "last words");
});

test("[D7.keeper] the next hub takes up an agent where the last one left off, with its note, keys and stderr", async () => {
	const folder = await keeperFolder();
	const first = await attachHub(folder);
	const code = 'console.error("before"); process.stdin.pipe(process.stdout)';
	const before = await spawn(first, script(code));
	const answered = bytes(before.stdout, 8);
	await before.write("one\n", { key: "prompt/1", id: 7 });
	await before.write("two\n", { key: "prompt/2" });
	expect(await answered).toBe("one\ntwo\n");
	before.note({ initialize: true });
	before.acknowledge(4, { line: 1 });
	await first.detach();

	const second = await attachHub(folder);
	expect(second.welcome.agents).toMatchObject([
		{
			agent: before.id,
			pid: before.pid,
			keys: [{ key: "prompt/1", id: 7 }, { key: "prompt/2" }],
			lastId: 7,
			acknowledged: 4,
			end: 8,
			kept: 4,
			witness: { line: 1 },
			note: { initialize: true },
			attempts: 1,
		},
	]);
	const after = await attach(second);
	expect([after.id, after.pid, after.from]).toEqual([before.id, before.pid, 4]);
	expect(await next(after.stdout)).toBe("two\n");
	expect(after.stderrTail()).toBe("before\n");
	expect(await after.write("two\n", { key: "prompt/2" })).toBe("skipped");
	after.forget(["prompt/1", "prompt/2"]);
	const again = next(after.stdout);
	expect(await after.write("two\n", { key: "prompt/2" })).toBe("written");
	expect(await again).toBe("two\n");
	expect(isRunning(before.pid)).toBe(true);
});

test("[D7.keeper] an agent that exits while no hub is attached says its last words to the next one", async () => {
	const folder = await keeperFolder();
	const first = await attachHub(folder);
	const agent = await spawn(
		first,
		script('process.stdin.once("data", () => { console.log("last"); process.exit(5); })'),
	);
	void agent.write("go\n", {});
	await first.detach();
	const second = await attachHub(folder);
	const taken = await attach(second);
	expect(await text(taken.stdout)).toBe("last\n");
	expect(await taken.exited).toEqual({ code: 5, signal: undefined });
	await second.detach();
	// Read, but not released: it stays known.
	const third = await attachHub(folder);
	const known = await attach(third, 5);
	expect(third.welcome.agents).toMatchObject([{ exit: { code: 5 }, end: 5, kept: 5 }]);
	expect(known.gone).toBe(true);
	await known.release();
	expect(await third.list()).toEqual([]);
});

test("[D7.keeper] output cannot be read from before what was acknowledged, or after its end", async () => {
	const folder = await keeperFolder();
	const first = await attachHub(folder);
	const agent = await spawn(first, echo);
	const answered = next(agent.stdout);
	await agent.write("one\n", {});
	await answered;
	agent.acknowledge(4);
	await first.detach();
	const second = await attachHub(folder);
	await expect(attach(second, 3)).rejects.toThrow(KeptPositionError);
	await expect(attach(second, 5)).rejects.toThrow(KeptPositionError);
	expect((await attach(second, 4)).from).toBe(4);
});

test("[E11.keeper] lines of many megabytes pass in both directions", async () => {
	const client = await attachHub(await keeperFolder());
	const agent = await spawn(client, echo);
	const line = `${"0123456789abcdef".repeat(512 * 1024)}\n`;
	const answered = bytes(agent.stdout, line.length);
	expect(await agent.write(line, {})).toBe("written");
	expect((await answered) === line).toBe(true);
});

test("[E11.keeper] a hub that does not read holds up its agent, not the others", async () => {
	const client = await attachHub(await keeperFolder());
	const flood =
		'const line = "x".repeat(65535) + "\\n"; const go = () => { while (process.stdout.write(line)); process.stdout.once("drain", go); }; go();';
	const unread = await spawn(client, script(flood));
	const other = await spawn(client, echo);
	await vi.waitUntil(async () => (await client.list()).some(({ end }) => end > 4 * 1024 * 1024));
	const answered = next(other.stdout);
	await other.write("still here\n", {});
	expect(await answered).toBe("still here\n");
	expect(unread.stdout.readableLength).toBeLessThan(2 * 1024 * 1024);
	await unread.kill();
});

test.each([
	["runs", "process.stdin.resume()"],
	["has exited", ""],
])(
	"[E11.unreadable] output that cannot be read back ends an agent that %s, which says why, and no other",
	async (_, code) => {
		const folder = await keeperFolder();
		const client = await attachHub(folder);
		const size = 3 * 1024 * 1024;
		const agent = await spawn(client, script(`process.stdout.write("x".repeat(${size}));${code}`));
		const other = await spawn(client, echo);
		await vi.waitUntil(async () => (await client.list())[0]?.end === size);
		await truncate(join(folder, "kept", `${agent.id}.0`), 1024 * 1024 + 1);
		const read = await text(agent.stdout);
		expect(read.length).toBe(1024 * 1024);
		expect(await agent.exited).toMatchObject({ unreadable: true });
		expect([agent.gone, isRunning(agent.pid)]).toEqual([true, false]);
		const answered = next(other.stdout);
		await other.write("still here\n", {});
		expect(await answered).toBe("still here\n");
		await agent.release();
		expect(await client.list()).toMatchObject([{ agent: other.id }]);
	},
);

test("[E11.keeper] a line for an agent that has exited is refused", async () => {
	const client = await attachHub(await keeperFolder());
	const agent = await spawn(client, script(""));
	agent.stdout.resume();
	await agent.exited;
	await expect(agent.write("late\n", { key: "late" })).rejects.toThrow(AgentPipeBrokenError);
	await agent.release();
	await expect(agent.write("later\n", {})).rejects.toThrow(AgentPipeBrokenError);
});

describe("the end of a kept agent", () => {
	const launcher = (name: string, args: readonly string[] = []): AgentCommand => ({
		...echo,
		args: [join(import.meta.dirname, "../testing", name), ...args],
	});

	test("[E11.shutdown] one that exits when its stdin closes is given the time to do so", async () => {
		const client = await attachHub(await keeperFolder());
		const code =
			'process.on("SIGTERM", () => process.exit(1)); process.stdin.on("end", () => process.exit(7)).resume(); console.log("up")';
		const agent = await spawn(client, script(code), 10_000);
		await next(agent.stdout);
		expect(await agent.end()).toEqual({ code: 7, signal: undefined });
	});

	test.each([[[]], [["--ignore-eof"]]])(
		"[E11.shutdown] the whole tree ends, whatever its launcher does %j",
		async (args) => {
			const client = await attachHub(await keeperFolder());
			const agent = await spawn(client, launcher("stubborn-launcher.ts", args));
			const grandchild = Number(await next(agent.stdout));
			await agent.end();
			expect([isRunning(agent.pid), isRunning(grandchild)]).toEqual([false, false]);
		},
	);

	test("[E11.shutdown] killing one kills its tree, and who left the group", async () => {
		const client = await attachHub(await keeperFolder());
		const agent = await spawn(client, launcher("escaping-launcher.ts", ["--ignore-term"]));
		const escaped = Number(await next(agent.stdout));
		expect(await agent.kill()).toEqual({ code: undefined, signal: "SIGKILL" });
		expect([isRunning(agent.pid), isRunning(escaped)]).toEqual([false, false]);
	});

	test.each(["end", "kill"] as const)(
		"[E11.shutdown] %s: it does not wait for a keeper that hangs",
		async (how) => {
			const client = await attachHub(await keeperFolder());
			const agent = await spawn(client, echo);
			process.kill(client.pid, "SIGSTOP");
			try {
				expect(await agent[how]()).toEqual({ code: undefined, signal: undefined });
				expect([isRunning(agent.pid), agent.gone]).toEqual([false, false]);
			} finally {
				process.kill(client.pid, "SIGCONT");
			}
			agent.stdout.resume();
			expect(await agent.exited).toMatchObject({ signal: expect.stringMatching(/^SIG(?:TERM|KILL)$/) });
		},
	);

	test("[E11.orphans] it is in the ledger of the keeper while it runs, for every hub", async () => {
		const folder = await keeperFolder();
		const records = join(folder, "agents");
		const first = await attachHub(folder);
		const owner = await systemTable.find(first.pid);
		if (owner === undefined) throw new Error("the keeper runs");
		const ledger = new TreeLedger({ folder: records, owner, logger });
		const agent = await KeptProcess.spawn(echo, { client: first, logger, patience, ledger });
		await first.detach();
		const second = await attachHub(folder);
		const [state] = second.welcome.agents;
		if (state === undefined) throw new Error("the keeper has it");
		const taken = await KeptProcess.attach(state, { client: second, logger, patience, ledger });
		await ledger.endOrphans();
		expect([isRunning(agent.pid), await readdir(records)]).toEqual([true, [`${state.mark}.json`]]);
		await taken.end();
		expect(await readdir(records)).toEqual([]);
	});
});

describe("a connection that ends", () => {
	test("[D7.keeper] a hub that is replaced is told, and can do nothing to the agents", async () => {
		const folder = await keeperFolder();
		const first = await attachHub(folder);
		const agent = await spawn(first, echo);
		const replaced = new Promise<void>((resolve) => first.onReplaced(resolve));
		const second = await attachHub(folder);
		await replaced;
		await expect(agent.write("late\n", { key: "late" })).rejects.toThrow(KeeperReplacedError);
		expect(await agent.end()).toEqual({ code: undefined, signal: undefined });
		expect(await agent.kill()).toEqual({ code: undefined, signal: undefined });
		await agent.release();
		expect(await second.list()).toMatchObject([{ agent: agent.id, keys: [] }]);
		expect(isRunning(agent.pid)).toBe(true);
	});

	test("[D7.keeper] a hub that has detached is silent about its agents", async () => {
		const folder = await keeperFolder();
		const first = await attachHub(folder);
		const agent = await spawn(first, echo);
		await first.detach();
		expect(await first.closed).toBeInstanceOf(KeeperDetachedError);
		await expect(agent.write("late\n", {})).rejects.toThrow(KeeperDetachedError);
		expect(agent.gone).toBe(false);
		const second = await attachHub(folder);
		expect(await second.list()).toHaveLength(1);
	});

	test("[E11.keeper] a keeper that is killed takes its agents with it, and its hub is told", async () => {
		const folder = await keeperFolder();
		const client = await attachHub(folder);
		const launcher = join(import.meta.dirname, "../testing/stubborn-launcher.ts");
		const agent = await spawn(client, { ...echo, args: [launcher, "--ignore-eof"] });
		const grandchild = Number(await next(agent.stdout));
		const lost = new Promise((resolve) => client.onLost(resolve));
		process.kill(client.pid, "SIGSTOP");
		const refused = expect(agent.write("never\n", {})).rejects.toThrow(KeeperLostError);
		const unlisted = expect(client.list()).rejects.toThrow(KeeperLostError);
		process.kill(client.pid, "SIGKILL");
		expect(await lost).toBeInstanceOf(KeeperLostError);
		await refused;
		await unlisted;
		agent.stdout.resume();
		expect(await agent.exited).toEqual({ code: undefined, signal: undefined, withKeeper: true });
		expect(await agent.end()).toEqual({ code: undefined, signal: undefined, withKeeper: true });
		expect([isRunning(agent.pid), isRunning(grandchild)]).toEqual([false, false]);
		await expect(spawn(client, echo)).rejects.toThrow(KeeperLostError);
	});

	test("[E11.orphans] an agent whose keeper dies before it has told of the start is ended, and stays recorded", async () => {
		const folder = await keeperFolder();
		const pids: (number | undefined)[] = [];
		await dyingKeeper(folder, (pid) => pids.push(pid));
		const client = await attachHub(folder);
		const records = join(folder, "agents");
		const owner = { pid: process.pid, started: "long ago" };
		const ledger = new TreeLedger({ folder: records, owner, logger });
		const command = script("process.on('SIGTERM', () => process.exit()); setInterval(() => {}, 1000)");
		const spawned = KeptProcess.spawn(command, { client, logger, patience, ledger });
		await expect(spawned).rejects.toThrow(KeeperLostError);
		expect(pids).toHaveLength(1);
		expect(pids.filter((pid) => isRunning(Number(pid)))).toEqual([]);
		expect(await readdir(records)).toHaveLength(1);
		await ledger.endOrphans();
		expect(await readdir(records)).toEqual([]);
	});

	test("[E11.keeper] ending the keeper ends its agents with their groups", async () => {
		const folder = await keeperFolder();
		const client = await attachHub(folder);
		const launcher = join(import.meta.dirname, "../testing/stubborn-launcher.ts");
		const agent = await spawn(client, { ...echo, args: [launcher, "--ignore-eof"] });
		const grandchild = Number(await next(agent.stdout));
		await client.end();
		await vi.waitUntil(() => !isRunning(client.pid));
		expect([isRunning(agent.pid), isRunning(grandchild)]).toEqual([false, false]);
		expect(await readdir(folder)).not.toContain("keeper.sock");
	});
});
