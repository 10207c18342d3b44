import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const pollMs = 10;

type Entry = {
	readonly pid?: number;
	readonly prompt?: string;
	readonly request?: string;
	readonly answer?: string;
	readonly cancel?: string;
	readonly stillRunning?: readonly number[];
};

/** What the agents recorded: which of them ran, and which prompts they received. */
export class Journal {
	readonly path: string;

	constructor(folder: string, agent = "journal") {
		this.path = join(folder, `${agent}.jsonl`);
	}

	/** How often an agent received a prompt with this mark. */
	timesRun(mark: string): number {
		return this.#entries().filter(({ prompt }) => prompt?.includes(mark)).length;
	}

	/** How often agents were asked for something other than a prompt. */
	timesAsked(method: string): number {
		return this.#entries().filter(({ request }) => request === method).length;
	}

	/** Keeps agents from acting on requests for a method, until `release`. */
	hold(method: string): void {
		writeFileSync(`${this.path}.held`, method);
	}

	release(): void {
		rmSync(`${this.path}.held`);
	}

	/** Resolves when it says so. */
	async until(wanted: (journal: this) => boolean): Promise<void> {
		while (!wanted(this)) await delay(pollMs);
	}

	/** How often an agent was asked to stop. */
	get cancels(): number {
		return this.#entries().filter(({ cancel }) => cancel !== undefined).length;
	}

	/** The agent started last. */
	get pid(): number {
		const pid = this.pids.at(-1);
		if (pid === undefined) throw new Error("no agent has been started");
		return pid;
	}

	/** The answers that agents received, as they arrived. */
	get answers(): string[] {
		return this.#entries().flatMap(({ answer }) => answer ?? []);
	}

	/** All processes that recorded themselves. */
	get pids(): number[] {
		return this.#entries().flatMap(({ pid }) => pid ?? []);
	}

	/** For each agent that looked, its predecessors that still ran when it started. */
	get predecessorsSeen(): (readonly number[])[] {
		return this.#entries().flatMap(({ stillRunning }) => (stillRunning === undefined ? [] : [stillRunning]));
	}

	#entries(): Entry[] {
		let text = "";
		try {
			text = readFileSync(this.path, "utf8");
		} catch {
			// Nobody has written to it yet.
		}
		return text
			.split("\n")
			.filter((line) => line.endsWith("}"))
			.map((line): Entry => JSON.parse(line));
	}
}
