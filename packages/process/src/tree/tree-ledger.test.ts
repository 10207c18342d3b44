import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import { expect, onTestFinished, test } from "vitest";
import { isRunning } from "../testing/is-running.ts";
import type { ProcessId } from "./process-table.ts";
import { systemTable } from "./system-table.ts";
import { TreeLedger } from "./tree-ledger.ts";
import { newMark } from "./tree-mark.ts";

const launcher = join(import.meta.dirname, "../testing/escaping-launcher.ts");

const identify = async (pid: number | undefined): Promise<ProcessId> => {
	const entry = await systemTable.find(pid ?? 0);
	if (entry === undefined) throw new Error("there is no such process");
	return { pid: entry.pid, started: entry.started };
};

/** An identity of no process: its start is not that of the process with its pid. */
const deadOwner: ProcessId = { pid: process.pid, started: "long ago" };

const setUp = async (owner: ProcessId = deadOwner) => {
	const root = await mkdtemp(join(tmpdir(), "parley-ledger-"));
	const folder = join(root, "agents");
	const log = new LogEventStream();
	const logger = Logger.create("acp", { sinks: [log] });
	onTestFinished(() => rm(root, { recursive: true, force: true }));
	return { folder, log, ledger: new TreeLedger({ folder, owner, logger, graceMs: 200 }) };
};

/** An agent without an owner, with a child that left its group. */
const startTree = async (
	mark: string,
	...args: string[]
): Promise<{ leader: ChildProcess; escaped: number }> => {
	const leader = spawn(process.execPath, [launcher, "--ignore-eof", "--ignore-term", ...args], {
		detached: true,
		env: { ...process.env, [treeVariable]: mark },
	});
	const [line] = await once(leader.stdout, "data");
	const escaped = Number(line);
	onTestFinished(() => {
		for (const pid of [leader.pid, escaped])
			if (pid !== undefined && isRunning(pid)) process.kill(pid, "SIGKILL");
	});
	return { leader, escaped };
};

const livingOf = ({ leader, escaped }: Awaited<ReturnType<typeof startTree>>): boolean[] => [
	isRunning(leader.pid ?? 0),
	isRunning(escaped),
];

test.each([
	["with all of its environment", []],
	["without any", ["--scrub"]],
])(
	"[E11.orphans] a tree whose owner died is ended, including a child that left the group %s",
	async (_, args) => {
		const { ledger, folder } = await setUp();
		const mark = newMark();
		const entry = await ledger.open(mark);
		const tree = await startTree(mark, ...args);
		await entry.lead(await identify(tree.leader.pid));
		await ledger.endOrphans();
		expect(livingOf(tree)).toEqual([false, false]);
		expect(await readdir(folder)).toEqual([]);
	},
);

test("[E11.orphans] an agent whose owner died before recording its process is found by its mark", async () => {
	const { ledger } = await setUp();
	const mark = newMark();
	await ledger.open(mark);
	const tree = await startTree(mark);
	await ledger.endOrphans();
	expect(livingOf(tree)).toEqual([false, false]);
});

test("[E11.orphans] an escaped process is ended although its leader has exited", async () => {
	const { ledger } = await setUp();
	const mark = newMark();
	const entry = await ledger.open(mark);
	const tree = await startTree(mark);
	await entry.lead(await identify(tree.leader.pid));
	const gone = once(tree.leader, "exit");
	tree.leader.kill("SIGKILL");
	await gone;
	await ledger.endOrphans();
	expect(livingOf(tree)).toEqual([false, false]);
});

test("[E11.orphans] a tree with a living owner keeps running", async () => {
	const { ledger, folder } = await setUp(await identify(process.pid));
	const mark = newMark();
	const entry = await ledger.open(mark);
	const tree = await startTree(mark);
	await entry.lead(await identify(tree.leader.pid));
	await ledger.endOrphans();
	expect(livingOf(tree)).toEqual([true, true]);
	expect(await readdir(folder)).toEqual([`${mark}.json`]);
	await entry.close();
	await entry.lead(await identify(tree.leader.pid));
	expect(await readdir(folder)).toEqual([]);
});

test("[E11.orphans] a record whose pid was reused ends no process", async () => {
	const { ledger, folder } = await setUp();
	const bystander = await startTree(newMark());
	const entry = await ledger.open(newMark());
	await entry.lead({ pid: bystander.leader.pid ?? 0, started: "before that" });
	await ledger.endOrphans();
	expect(livingOf(bystander)).toEqual([true, true]);
	expect(await readdir(folder)).toEqual([]);
});

test.each([
	["nothing", ""],
	["half a record", '{"version":1,"mark":'],
	["a later version", '{"version":2,"leader":{"pid":PID,"started":"STARTED"}}'],
	["no owner", '{"version":1,"mark":"MARK","leader":{"pid":PID,"started":"STARTED"}}'],
	[
		"a pid that means every process",
		'{"version":1,"mark":"MARK","owner":{"pid":9,"started":""},"leader":{"pid":-1,"started":""}}',
	],
	[
		"an invalid mark",
		'{"version":1,"mark":"","owner":{"pid":9,"started":""},"leader":{"pid":PID,"started":"STARTED"}}',
	],
])("[E11.orphans] a file with %s ends no process, is reported and removed", async (_, text) => {
	const { ledger, folder, log } = await setUp();
	const mark = newMark();
	const entry = await ledger.open(mark);
	const bystander = await startTree(newMark());
	const { pid, started } = await identify(bystander.leader.pid);
	const filled = text.replace("PID", String(pid)).replace("STARTED", started).replace("MARK", mark);
	await writeFile(join(folder, `${mark}.json`), filled);
	await ledger.endOrphans();
	expect(livingOf(bystander)).toEqual([true, true]);
	expect(log.records().filter(({ level }) => level === "warn")).toHaveLength(1);
	expect(await readdir(folder)).toEqual([]);
	await entry.close();
});

test("[E11.orphans] a record exists before the process, is private, and is complete at any moment", async () => {
	const { ledger, folder } = await setUp();
	const mark = newMark();
	const entry = await ledger.open(mark);
	const path = join(folder, `${mark}.json`);
	expect(JSON.parse(await readFile(path, "utf8"))).toEqual({ version: 1, mark, owner: deadOwner });
	await entry.lead({ pid: 4711, started: "then" });
	expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ leader: { pid: 4711, started: "then" } });
	expect((await stat(path)).mode & 0o777).toBe(0o600);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	expect(await readdir(folder)).toEqual([`${mark}.json`]);
});

test("[E11.orphans] without a folder there is nothing to end", async () => {
	const { ledger, log } = await setUp();
	await ledger.endOrphans();
	expect(log.records()).toEqual([]);
});
