import { readdirSync, readFileSync } from "node:fs";

/** The processes of a browser, recognised by its profile. */
export class BrowserProcesses {
	readonly #profile: string;

	constructor({ profile }: { readonly profile: string }) {
		this.#profile = profile;
	}

	/** Signals the browser first, then everything it started. */
	signal(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
		for (const pid of this.#pids()) {
			try {
				process.kill(pid, signal);
			} catch {
				// It ended with the one before it.
			}
		}
	}

	#pids(): number[] {
		const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
		const roots = all.filter((pid) =>
			read(`/proc/${pid}/cmdline`).includes(`--user-data-dir=${this.#profile}`),
		);
		return [...new Set(roots.flatMap(descendants))];
	}
}

const descendants = (pid: number): number[] => {
	const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
	return [pid, ...children.flatMap(descendants)];
};

const read = (path: string): string => {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
};
