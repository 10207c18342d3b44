import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Entry = {
	readonly pid?: number;
	readonly prompt?: string;
	readonly stillRunning?: readonly number[];
};

/** What the agents wrote down: who lived, and which prompts they got. */
export class Journal {
	readonly path: string;

	constructor(folder: string) {
		this.path = join(folder, "journal.jsonl");
	}

	/** How often an agent was given a prompt with this in it. */
	timesRun(mark: string): number {
		return this.#entries().filter(({ prompt }) => prompt?.includes(mark)).length;
	}

	/** The agent that was started last. */
	get pid(): number {
		const pid = this.pids.at(-1);
		if (pid === undefined) throw new Error("no agent has been started");
		return pid;
	}

	/** Ends what is left of the agents: one that was stopped does not notice that its hub is gone. */
	async killAll(): Promise<void> {
		for (const pid of this.pids) {
			// A number may have been given to someone else meanwhile.
			const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
			if (command.includes(this.path)) process.kill(pid, "SIGKILL");
		}
	}

	/** All processes that wrote themselves down. */
	get pids(): number[] {
		return this.#entries().flatMap(({ pid }) => pid ?? []);
	}

	/** Which of the earlier ones still ran when an agent started, for each that looked. */
	get predecessorsSeen(): (readonly number[])[] {
		return this.#entries().flatMap(({ stillRunning }) => (stillRunning === undefined ? [] : [stillRunning]));
	}

	#entries(): Entry[] {
		let text = "";
		try {
			text = readFileSync(this.path, "utf8");
		} catch {
			// Nobody has written yet.
		}
		return text
			.split("\n")
			.filter((line) => line.endsWith("}"))
			.map((line): Entry => JSON.parse(line));
	}
}
