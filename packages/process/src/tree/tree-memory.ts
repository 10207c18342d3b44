import { findMembers } from "./find-members.ts";
import type { ProcessTable } from "./process-table.ts";
import { systemTable } from "./system-table.ts";

/** The memory of a running agent, in bytes: its own, that of its group and of all their descendants. Undefined if it has exited. */
export const treeMemory = async (
	pid: number,
	table: Pick<ProcessTable, "list" | "memory"> = systemTable,
): Promise<number | undefined> => {
	const entries = await table.list();
	const leader = entries.find((entry) => entry.pid === pid);
	if (leader === undefined) return undefined;
	const members = findMembers(entries, {
		...{ reach: "kin", leader, marked: new Set<number>(), known: new Map<number, string>() },
		self: process.pid,
	});
	return table.memory(members);
};
