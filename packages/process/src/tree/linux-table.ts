import { readdirSync, readFileSync } from "node:fs";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import type { ProcessEntry, ProcessTable } from "./process-table.ts";
import { signalProcess } from "./signal-process.ts";

/** Processes from /proc. It is in memory, so synchronous reads do not block. */
export const linuxTable: ProcessTable = {
	canAsk: true,
	list: async () => {
		const boot = bootId();
		return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readEntry(name, boot) ?? []) : []));
	},
	find: async (pid) => readEntry(String(pid), bootId()),
	marked: async (entries, mark) => {
		const wanted = Buffer.from(`${treeVariable}=${mark}`);
		return new Set(entries.flatMap(({ pid }) => (environmentOf(pid).includes(wanted) ? [pid] : [])));
	},
	memory: async (entries) => entries.reduce((sum, { pid }) => sum + residentBytes(pid), 0),
	signal: signalProcess,
};

const residentBytes = (pid: number): number => {
	try {
		return parseResident(readFileSync(`/proc/${pid}/status`, "utf8"));
	} catch {
		// It has exited meanwhile.
		return 0;
	}
};

/** Parses /proc/PID/status. A kernel thread has no such line. */
export const parseResident = (status: string): number =>
	Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;

/** Start times count from boot, so they are valid only until the next one. */
const bootId = (): string => {
	try {
		return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
	} catch {
		return "";
	}
};

const readEntry = (pid: string, boot: string): ProcessEntry | undefined => {
	try {
		return parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"), boot);
	} catch {
		// It has exited meanwhile.
		return undefined;
	}
};

/** A process whose environment we may not read is not one that we started. */
const environmentOf = (pid: number): Buffer => {
	try {
		return readFileSync(`/proc/${pid}/environ`);
	} catch {
		return Buffer.alloc(0);
	}
};

/**
 * Parses /proc/PID/stat; undefined for a zombie. The second field is the program's name in parentheses, which may
 * itself hold spaces and parentheses.
 */
export const parseStat = (stat: string, boot: string): ProcessEntry | undefined => {
	const pid = Number.parseInt(stat, 10);
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	const [state, parent, group, session] = fields;
	const ticks = fields[19];
	if (state === "Z" || state === "X" || ticks === undefined) return undefined;
	return {
		pid,
		parent: Number(parent),
		group: Number(group),
		session: Number(session),
		started: `${boot}/${ticks}`,
	};
};
