import { expect, test } from "vitest";
import { findMembers, type TreeMembership } from "./find-members.ts";
import type { ProcessEntry } from "./process-table.ts";

/** `pid: [parent, group, session, start]` */
const entries = (
	rows: Readonly<Record<number, readonly [number, number, number, string?]>>,
): ProcessEntry[] =>
	Object.entries(rows).map(([pid, [parent, group, session, started = `t${pid}`]]) => ({
		pid: Number(pid),
		parent,
		group,
		session,
		started,
	}));

const membersOf = (rows: ProcessEntry[], membership: Partial<TreeMembership>): number[] =>
	findMembers(rows, {
		reach: "marked",
		leader: { pid: 100, started: "t100" },
		marked: new Set(),
		known: new Map(),
		self: 50,
		...membership,
	})
		.map(({ pid }) => pid)
		.sort((a, b) => a - b);

const others = { 1: [0, 1, 1], 50: [1, 50, 50], 60: [50, 60, 60], 70: [1, 70, 70] } as const;

test.each<[string, ProcessEntry[], Partial<TreeMembership>, number[]]>([
	["a leader alone", entries({ ...others, 100: [50, 100, 100] }), {}, [100]],
	["its group", entries({ ...others, 100: [50, 100, 100], 101: [1, 100, 100] }), {}, [100, 101]],
	["a job of its session", entries({ ...others, 100: [50, 100, 100], 101: [1, 101, 100] }), {}, [100, 101]],
	[
		"a descendant that left the group, and its children",
		entries({ ...others, 100: [50, 100, 100], 101: [100, 101, 101], 102: [101, 101, 101] }),
		{},
		[100, 101, 102],
	],
	[
		"an orphan that left, by its mark, and its children, marked or not",
		entries({ ...others, 101: [1, 101, 101], 102: [101, 102, 102] }),
		{ marked: new Set([101]) },
		[101, 102],
	],
	[
		"not an orphan that left, by its mark alone, where it reaches no farther than its kin",
		entries({ ...others, 100: [50, 100, 100], 101: [1, 101, 101], 102: [101, 102, 102] }),
		{ reach: "kin", marked: new Set([101, 102]) },
		[100],
	],
	[
		"a group whose leader is gone, if one of it is marked, where it reaches no farther than its kin",
		entries({ ...others, 101: [1, 100, 100], 102: [1, 100, 100], 103: [1, 103, 103] }),
		{ reach: "kin", marked: new Set([102, 103]) },
		[101, 102],
	],
	[
		"an orphan that left and was seen before",
		entries({ ...others, 101: [1, 101, 101] }),
		{ known: new Map([[101, "t101"]]) },
		[101],
	],
	[
		"not another process that has reused its pid",
		entries({ ...others, 101: [1, 101, 101, "later"] }),
		{ known: new Map([[101, "t101"]]) },
		[],
	],
	[
		"not a process that has reused the leader's pid, nor its group",
		entries({ ...others, 100: [1, 100, 100, "later"], 101: [100, 100, 100] }),
		{},
		[],
	],
	[
		"a group whose leader is gone, if one of it is marked",
		entries({ ...others, 101: [1, 100, 100], 102: [1, 100, 100] }),
		{ marked: new Set([102]) },
		[101, 102],
	],
	["not a group identified only by a number", entries({ ...others, 101: [1, 100, 100] }), {}, []],
	[
		"every marked process, before the leader is known",
		entries({ ...others, 100: [50, 100, 100] }),
		{ leader: undefined, marked: new Set([100]) },
		[100],
	],
	[
		"no process with group 0 where there are no groups",
		entries({ ...others, 100: [50, 0, 0], 9: [1, 0, 0] }),
		{},
		[100],
	],
	["not whoever asks", entries({ ...others, 100: [1, 100, 100] }), { marked: new Set([50]) }, [100]],
])("[E11.shutdown] a tree is %s", (_, rows, membership, expected) => {
	expect(membersOf(rows, membership)).toEqual(expected);
});
