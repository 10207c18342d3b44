import { isSame, type ProcessEntry, type ProcessId } from "./process-table.ts";

/**
 * How far a tree reaches. `kin` are the leader's group and session and all their descendants: what an agent that is stopped normally
 * must not leave behind. `marked` adds every process that carries the mark: also daemons, which may be the user's own by now.
 */
export type TreeReach = "kin" | "marked";

export type TreeMembership = {
	readonly reach: TreeReach;
	/** The process that was started; its group and its session bear its pid. */
	readonly leader: ProcessId | undefined;
	/** Processes that carry the tree's mark. */
	readonly marked: ReadonlySet<number>;
	/** Members seen before, whose parents may have exited: pid → start. */
	readonly known: ReadonlyMap<number, string>;
	/** The calling process, which is never a member. */
	readonly self: number;
};

/**
 * The members of a tree: processes in the leader's group or session, those seen in it before, their descendants, and with
 * reach `marked` all that carry its mark. A pid alone proves nothing: if another process has reused the leader's, or only the pid
 * identifies a group, it is not ours.
 */
export const findMembers = (
	all: readonly ProcessEntry[],
	{ reach, leader, marked, known, self }: TreeMembership,
): ProcessEntry[] => {
	const entries = all.filter(({ pid }) => pid !== self);
	const isBeside = ({ pid, group, session }: ProcessEntry): boolean =>
		leader !== undefined && [pid, group, session].includes(leader.pid);
	const isSure = (entry: ProcessEntry): boolean =>
		known.get(entry.pid) === entry.started ||
		(marked.has(entry.pid) && (reach === "marked" || isBeside(entry)));
	const holder = entries.find(({ pid }) => pid === leader?.pid);
	const isGroupOurs =
		holder === undefined || leader === undefined
			? entries.some((entry) => isBeside(entry) && isSure(entry))
			: isSame(holder, leader);
	const roots = entries.filter((entry) => isSure(entry) || (isGroupOurs && isBeside(entry)));
	return withDescendants(entries, roots);
};

const withDescendants = (
	entries: readonly ProcessEntry[],
	roots: readonly ProcessEntry[],
): ProcessEntry[] => {
	const children = Map.groupBy(entries, ({ parent }) => parent);
	const found = new Map<number, ProcessEntry>();
	const waiting = [...roots];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		if (found.has(next.pid)) continue;
		found.set(next.pid, next);
		waiting.push(...(children.get(next.pid) ?? []));
	}
	return [...found.values()];
};
