import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ProcessEntry, ProcessTable } from "./process-table.ts";

const maxOutput = 16 * 1024 * 1024;
const run = promisify(execFile);

/** One line for each process: pid, parent, start in ticks. */
const query = (filter: string): string =>
	`Get-CimInstance Win32_Process${filter} | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) $($_.CreationDate.Ticks)" }`;

const powershell = async (command: string): Promise<string> => {
	const args = ["-NoProfile", "-NonInteractive", "-Command", command];
	const { stdout } = await run("powershell.exe", args, { maxBuffer: maxOutput, windowsHide: true });
	return stdout;
};

const ask = async (filter: string): Promise<ProcessEntry[]> =>
	parseProcesses(await powershell(query(filter)));

/** The sum of lines in bytes. */
export const parseResident = (output: string): number =>
	output.split("\n").reduce((sum, line) => sum + (Number.parseInt(line, 10) || 0), 0);

/**
 * Processes on Windows. It has neither groups nor signals and shows no environments: a tree is its parent links, and a process whose
 * parent has exited is not found.
 */
export const windowsTable: ProcessTable = {
	canAsk: false,
	list: () => ask(""),
	find: async (pid) => (await ask(` -Filter "ProcessId=${pid}"`))[0],
	marked: async () => new Set(),
	memory: async (entries) => {
		if (entries.length === 0) return 0;
		const filter = entries.map(({ pid }) => `ProcessId=${pid}`).join(" or ");
		return parseResident(
			await powershell(
				`Get-CimInstance Win32_Process -Filter "${filter}" | ForEach-Object { "$($_.WorkingSetSize)" }`,
			),
		);
	},
	signal: (pid) => {
		// `taskkill` walks the tree itself; finding nothing to end is not a failure.
		execFile("taskkill", ["/pid", String(pid), "/T", "/F"], { windowsHide: true }, () => undefined);
	},
};

/** A parent's pid may have been reused: a process that started later than its child is not its parent. */
export const parseProcesses = (output: string): ProcessEntry[] => {
	const rows = output.split("\n").flatMap((line) => {
		const [, pid, parent, ticks] = /^\s*(\d+) (\d+) (\d+)\s*$/.exec(line) ?? [];
		return ticks === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), ticks: BigInt(ticks) }];
	});
	const startOf = new Map(rows.map(({ pid, ticks }) => [pid, ticks]));
	return rows.map(({ pid, parent, ticks }) => ({
		pid,
		parent: (startOf.get(parent) ?? 0n) <= ticks ? parent : 0,
		group: 0,
		session: 0,
		started: String(ticks),
	}));
};
