import { expect, test } from "vitest";
import { checkNode } from "./doctor.ts";
import { describeStatus, printAbsence, printStatus } from "./status.ts";

const session = {
	sessionId: "s",
	title: "Fix it",
	folder: "/code",
	agent: "eliza",
	queued: 0,
	pendingPermissions: 0,
	updatedAt: 0,
};
const status = {
	version: "1.2.3",
	pid: 7,
	startedAt: 0,
	clients: 2,
	windows: 1,
	listeners: ["http://127.0.0.1:1/"],
	sessions: [],
};

test("[E11.status] status lists running and waiting chats, with the configured names of their agents", () => {
	const lines = describeStatus(
		{
			...status,
			sessions: [
				{ ...session, status: "waiting" },
				{ ...session, title: "", agent: "claude", status: "running" },
				{ ...session, status: "idle" },
			],
		},
		180_000,
		[{ agentId: "eliza", title: "Eliza the Second" }],
	);
	expect(lines).toEqual([
		"Parley 1.2.3, process 7, running for 3 min.",
		"1 window connected, 3 chats, 2 active.",
		"Listening on http://127.0.0.1:1/",
		"  waiting for you: Fix it – Eliza the Second in /code",
		"  at work: (untitled) – claude in /code",
	]);
});

const keeper = {
	pid: 8,
	since: 60_000,
	agents: [
		{ pid: 9, since: 120_000, name: "Eliza", kept: 0 },
		{ pid: 10, since: 179_000, kept: 1_572_864 },
	],
};

test("[E11.status] status says that the keeper does not answer", () => {
	const silent = { ...keeper, silent: true, agents: [] };
	const [, , , ...lines] = describeStatus({ ...status, keeper: silent }, 180_000);
	expect(lines).toEqual([
		"Keeper of agents, process 8, running for 2 min. It does not answer, so nothing is known of its agents.",
	]);
});

test("[E11.status] status shows the keeper and its agents, since when they run and how much output is kept", () => {
	const [, , , ...lines] = describeStatus({ ...status, keeper }, 180_000);
	expect(lines).toEqual([
		"Keeper of agents, process 8, running for 2 min. Its agents outlast a restart of Parley.",
		"  agent Eliza, process 9, running for 1 min",
		"  agent (starting), process 10, running for less than a minute, 1.5 MB of output not saved yet",
	]);
	expect(describeStatus({ ...status, keeper: { ...keeper, agents: [] } }, 180_000)).toContain(
		"  No agent is running.",
	);
	const printed: string[] = [];
	const output = { result: (line: string) => void printed.push(line), say: () => undefined };
	printStatus({ ...status, keeper }, [], true, output);
	expect(JSON.parse(printed[0] ?? "")).toEqual({ ...status, keeper });
});

test("[E11.status] status without a hub shows the agents that it has left", () => {
	const lines: string[] = [];
	const output = { result: (line: string) => void lines.push(line), say: () => undefined };
	const left = { pid: 8, since: Date.now(), agents: [9, 10] };
	expect(printAbsence({ left }, false, output)).toBe(1);
	expect(lines[0]).toContain("Parley is not running, but 2 agents are, in process 8, running for less");
	expect(printAbsence({ left }, true, output)).toBe(1);
	expect(JSON.parse(lines[1] ?? "")).toEqual({
		keeper: { ...left, agents: [{ pid: 9 }, { pid: 10 }] },
	});
});

test("[ground] status without a hub reports so, with an exit code for scripts", () => {
	const lines: string[] = [];
	const output = { result: (line: string) => void lines.push(line), say: () => undefined };
	expect(printAbsence({}, false, output)).toBe(1);
	expect(printAbsence({}, true, output)).toBe(1);
	expect(printStatus(status, [], true, output)).toBe(0);
	expect(lines.slice(0, 2)).toEqual(["Parley is not running.", "null"]);
	expect(JSON.parse(lines[2] ?? "")).toEqual(status);
});

test("[D7.start] status shows what a starting hub is doing", () => {
	const lines: string[] = [];
	const output = { result: (line: string) => lines.push(line), say: () => undefined };
	const phase = { phase: "starting", pid: 7, doing: "checking its store" } as const;
	expect(printAbsence({ phase }, false, output)).toBe(1);
	expect(lines).toEqual(["Parley is checking its store. This can take a while."]);
});

test("[ground] the doctor reports a Node that is too old", () => {
	expect(["24.0.0", "24.21.0", "26.1.0"].map((version) => checkNode(version).ok)).toEqual([true, true, true]);
	expect(["22.18.0", "20.20.2"].map((version) => checkNode(version).ok)).toEqual([false, false]);
});
