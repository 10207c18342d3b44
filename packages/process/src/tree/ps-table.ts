import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import type { ProcessEntry, ProcessTable } from "./process-table.ts";
import { signalProcess } from "./signal-process.ts";

const maxOutput = 64 * 1024 * 1024;
const run = promisify(execFile);

const ps = async (...args: string[]): Promise<string> => {
	// Dates are compared later, so they must not depend on the user's locale.
	const env = { ...process.env, LC_ALL: "C" };
	const { stdout } = await run("/bin/ps", args, { maxBuffer: maxOutput, env });
	return stdout;
};

const columns = "pid=,ppid=,pgid=,stat=,lstart=";

/** Processes from `ps`, for macOS, which has no /proc. It shows the environments of the user's own processes. */
export const psTable: ProcessTable = {
	canAsk: true,
	list: async () => parsePs(await ps("-axo", columns)),
	find: async (pid) => parsePs(await ps("-o", columns, "-p", String(pid)).catch(() => ""))[0],
	marked: async (entries, mark) => {
		if (entries.length === 0) return new Set();
		return parseMarked(await ps("-axEww", "-o", "pid=,command="), mark);
	},
	memory: async (entries) => {
		const pids = entries.map(({ pid }) => pid);
		if (pids.length === 0) return 0;
		// It fails if none of them is left.
		return parseResident(await ps("-o", "rss=", "-p", pids.join(",")).catch(() => ""));
	},
	signal: signalProcess,
};

/** The sum of lines in kilobytes. */
export const parseResident = (output: string): number =>
	output.split("\n").reduce((sum, line) => sum + (Number.parseInt(line, 10) || 0) * 1024, 0);

export const parsePs = (output: string): ProcessEntry[] =>
	output.split("\n").flatMap((line) => {
		const [, pid, parent, group, stat, started] =
			/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S.*?)\s*$/.exec(line) ?? [];
		if (stat === undefined || started === undefined || stat.startsWith("Z")) return [];
		return [{ pid: Number(pid), parent: Number(parent), group: Number(group), session: 0, started }];
	});

export const parseMarked = (output: string, mark: string): ReadonlySet<number> =>
	new Set(
		output
			.split("\n")
			.filter((line) => line.includes(`${treeVariable}=${mark}`))
			.map((line) => Number.parseInt(line, 10)),
	);
