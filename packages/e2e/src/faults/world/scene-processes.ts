import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { isRunning } from "../programs/is-running.ts";

const pollMs = 10;

/** The processes of a scene: hub, keeper, agents and their children have its folder in their command lines. */
export class SceneProcesses {
	readonly #root: string;

	constructor(root: string) {
		this.#root = root;
	}

	get all(): readonly number[] {
		return this.#find(this.#root);
	}

	/** The processes that keep agents; there is never more than one. */
	get keepers(): readonly number[] {
		return this.#find(`--folder\0${this.#root}`);
	}

	/** The process that keeps the agents. */
	get keeper(): number {
		const [pid] = this.keepers;
		if (pid === undefined) throw new Error("no keeper runs");
		return pid;
	}

	/** Kills these processes without giving them a chance to react. Resolves when they are gone. */
	async kill(pids: readonly number[]): Promise<void> {
		for (const pid of pids) signal(pid, "SIGKILL");
		while (pids.some(isRunning)) await delay(pollMs);
	}

	/** Kills everything, also what was being started meanwhile. */
	async killAll(): Promise<void> {
		for (let found = this.all; found.length > 0; found = this.all) await this.kill(found);
	}

	#find(words: string): number[] {
		return readdirSync("/proc").flatMap((name) =>
			/^\d+$/.test(name) && commandLine(name).includes(words) ? [Number(name)] : [],
		);
	}
}

const signal = (pid: number, name: NodeJS.Signals): void => {
	try {
		process.kill(pid, name);
	} catch {
		// It has ended meanwhile.
	}
};

const commandLine = (pid: string): string => {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8");
	} catch {
		return "";
	}
};
