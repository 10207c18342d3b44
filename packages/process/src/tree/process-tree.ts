import { setTimeout as delay } from "node:timers/promises";
import { findMembers, type TreeReach } from "./find-members.ts";
import type { ProcessEntry, ProcessId, ProcessTable, TreeSignal } from "./process-table.ts";
import { systemTable } from "./system-table.ts";

const firstPollMs = 10;
const maxPollMs = 160;
/** Nothing survives SIGKILL, but its death may take a moment. */
const deathMs = 2000;

export type ProcessTreeOptions = {
	readonly mark: string;
	readonly leader?: ProcessId | undefined;
	readonly table?: ProcessTable;
};

/** An agent's process and all its descendants, including those that left its group. */
export class ProcessTree {
	readonly #mark: string;
	readonly #table: ProcessTable;
	/** Members seen so far: pid → start. */
	readonly #known = new Map<number, string>();
	/** Processes known not to carry the mark, which none can acquire later: pid → start. */
	readonly #unmarked = new Map<number, string>();
	#leader: ProcessId | undefined;

	constructor({ mark, leader, table = systemTable }: ProcessTreeOptions) {
		this.#mark = mark;
		this.#leader = leader;
		this.#table = table;
	}

	/** Sets the leader and returns its identity. Undefined if it has already exited. */
	async lead(pid: number): Promise<ProcessId | undefined> {
		const entry = await this.#table.find(pid);
		if (entry !== undefined) this.#leader = { pid, started: entry.started };
		return this.#leader;
	}

	/** The living members. They are remembered, since the parent link of a process is lost when its parent exits. */
	async look(reach: TreeReach): Promise<readonly ProcessEntry[]> {
		const entries = await this.#table.list();
		const members = findMembers(entries, {
			reach,
			leader: this.#leader,
			marked: await this.#marked(entries),
			known: this.#known,
			self: process.pid,
		});
		for (const { pid, started } of members) this.#known.set(pid, started);
		return members;
	}

	/** Ends the tree: SIGTERM first, and SIGKILL after `graceMs`. Returns false if something cannot be ended. */
	async end(graceMs: number, reach: TreeReach): Promise<boolean> {
		if (this.#table.canAsk && (await this.#signalUntilGone("SIGTERM", graceMs, reach))) return true;
		return this.kill(reach);
	}

	/** Kills the tree at once. Returns false if something cannot be ended. */
	kill(reach: TreeReach): Promise<boolean> {
		return this.#signalUntilGone("SIGKILL", deathMs, reach);
	}

	/** Processes that join meanwhile get the signal too. */
	async #signalUntilGone(signal: TreeSignal, ms: number, reach: TreeReach): Promise<boolean> {
		const signalled = new Map<number, string>();
		const deadline = performance.now() + ms;
		for (let pollMs = firstPollMs; ; pollMs = Math.min(maxPollMs, pollMs * 2)) {
			const members = await this.look(reach);
			if (members.length === 0) return true;
			for (const { pid, started } of members) {
				if (signalled.get(pid) === started) continue;
				signalled.set(pid, started);
				this.#table.signal(pid, signal);
			}
			const left = deadline - performance.now();
			if (left <= 0) return false;
			await delay(Math.min(pollMs, left));
		}
	}

	async #marked(entries: readonly ProcessEntry[]): Promise<ReadonlySet<number>> {
		const unclear = entries.filter(({ pid, started }) => this.#unmarked.get(pid) !== started);
		const marked = await this.#table.marked(unclear, this.#mark);
		for (const { pid, started } of unclear) if (!marked.has(pid)) this.#unmarked.set(pid, started);
		return marked;
	}
}
