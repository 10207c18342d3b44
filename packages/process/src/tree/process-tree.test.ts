import { expect, test } from "vitest";
import type { ProcessEntry, ProcessTable, TreeSignal } from "./process-table.ts";
import { ProcessTree } from "./process-tree.ts";

type Fake = ProcessEntry & {
	readonly mark?: string;
	/** Handles a signal; by default it exits. */
	readonly on?: (signal: TreeSignal, table: FakeTable) => "ends" | "stays";
};

/** A machine whose processes exist only in the test. */
class FakeTable implements ProcessTable {
	readonly signals: string[] = [];
	readonly #processes = new Map<number, Fake>();
	readonly canAsk: boolean;

	constructor(canAsk: boolean, ...processes: Fake[]) {
		this.canAsk = canAsk;
		for (const each of processes) this.start(each);
	}

	start(fake: Fake): void {
		this.#processes.set(fake.pid, fake);
	}

	get pids(): number[] {
		return [...this.#processes.keys()];
	}

	list = async (): Promise<ProcessEntry[]> => [...this.#processes.values()];
	find = async (pid: number): Promise<ProcessEntry | undefined> => this.#processes.get(pid);
	marked = async (entries: readonly ProcessEntry[], mark: string): Promise<Set<number>> =>
		new Set(entries.flatMap(({ pid }) => (this.#processes.get(pid)?.mark === mark ? [pid] : [])));

	memory = async (entries: readonly ProcessEntry[]): Promise<number> => entries.length;

	signal = (pid: number, signal: TreeSignal): void => {
		this.signals.push(`${signal} ${pid}`);
		const fake = this.#processes.get(pid);
		if (fake === undefined || fake.on?.(signal, this) === "stays") return;
		this.#processes.delete(pid);
		// Init adopts a process whose parent exits.
		for (const each of this.#processes.values())
			if (each.parent === pid) this.#processes.set(each.pid, { ...each, parent: 1 });
	};
}

const fake = (pid: number, parent: number, group: number, more: Partial<Fake> = {}): Fake => ({
	pid,
	parent,
	group,
	session: group,
	started: `t${pid}`,
	...more,
});

const stubborn = (signal: TreeSignal): "ends" | "stays" => (signal === "SIGTERM" ? "stays" : "ends");
const mark = "m";
const bystander = fake(9, 1, 9);

test("[E11.shutdown] every process of a tree is asked to exit, and no other", async () => {
	const table = new FakeTable(true, bystander, fake(100, 1, 100), fake(101, 100, 100), fake(102, 101, 102));
	const tree = new ProcessTree({ mark, table });
	expect(await tree.lead(100)).toEqual({ pid: 100, started: "t100" });
	expect(await tree.end(1000, "kin")).toBe(true);
	expect(table.pids).toEqual([9]);
	expect(table.signals.sort()).toEqual(["SIGTERM 100", "SIGTERM 101", "SIGTERM 102"]);
});

test("[E11.shutdown] a process that ignores SIGTERM is killed, although its parents have exited and it left the group unmarked", async () => {
	const table = new FakeTable(
		true,
		bystander,
		fake(100, 1, 100),
		fake(101, 100, 101, { on: stubborn }),
		fake(102, 101, 102, { on: stubborn }),
	);
	const tree = new ProcessTree({ mark, table, leader: { pid: 100, started: "t100" } });
	expect(await tree.end(20, "kin")).toBe(true);
	expect(table.pids).toEqual([9]);
	expect(table.signals).toContain("SIGKILL 102");
	expect(table.signals).not.toContain("SIGKILL 100");
});

test("[E11.shutdown] a process started while the tree is being ended is ended too", async () => {
	const table = new FakeTable(
		true,
		fake(100, 1, 100, {
			on: (_, machine) => {
				machine.start(fake(103, 1, 103, { mark }));
				return "ends";
			},
		}),
	);
	const tree = new ProcessTree({ mark, table, leader: { pid: 100, started: "t100" } });
	expect(await tree.kill("marked")).toBe(true);
	expect(table.pids).toEqual([]);
});

test("[E11.shutdown] a pid that was reused meanwhile is left alone", async () => {
	const table = new FakeTable(true, fake(100, 1, 100), fake(101, 100, 101));
	const tree = new ProcessTree({ mark, table, leader: { pid: 100, started: "t100" } });
	await tree.look("kin");
	table.start(fake(100, 1, 100, { started: "later" }));
	table.start(fake(101, 1, 101, { started: "later" }));
	expect(await tree.end(20, "kin")).toBe(true);
	expect(table.signals).toEqual([]);
});

test("[E11.shutdown] where processes cannot be asked to exit they are killed at once, by their parent links", async () => {
	const table = new FakeTable(false, fake(100, 1, 0), fake(101, 100, 0), bystander);
	const tree = new ProcessTree({ mark, table, leader: { pid: 100, started: "t100" } });
	expect(await tree.end(60_000, "kin")).toBe(true);
	expect(table.signals).toEqual(["SIGKILL 100", "SIGKILL 101"]);
	expect(table.pids).toEqual([9]);
});
