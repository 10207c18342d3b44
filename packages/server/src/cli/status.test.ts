import { expect, test } from "vitest";
import { checkNode } from "./doctor.ts";
import { describeStatus, printStatus } from "./status.ts";

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

test("[ground] status lists running and waiting chats", () => {
	const lines = describeStatus(
		{
			...status,
			sessions: [
				{ ...session, status: "waiting" },
				{ ...session, title: "", status: "running" },
				{ ...session, status: "idle" },
			],
		},
		180_000,
	);
	expect(lines).toEqual([
		"Parley 1.2.3, process 7, running for 3 min.",
		"1 window connected, 3 chats, 2 active.",
		"Listening on http://127.0.0.1:1/",
		"  waiting for you: Fix it – eliza in /code",
		"  at work: (untitled) – eliza in /code",
	]);
});

test("[ground] status without a hub reports so, with an exit code for scripts", () => {
	const lines: string[] = [];
	const output = { result: (line: string) => void lines.push(line), say: () => undefined };
	expect(printStatus(undefined, undefined, false, output)).toBe(1);
	expect(printStatus(undefined, undefined, true, output)).toBe(1);
	expect(printStatus(status, undefined, true, output)).toBe(0);
	expect(lines.slice(0, 2)).toEqual(["Parley is not running.", "null"]);
	expect(JSON.parse(lines[2] ?? "")).toEqual(status);
});

test("[D7.start] status shows what a starting hub is doing", () => {
	const lines: string[] = [];
	const output = { result: (line: string) => lines.push(line), say: () => undefined };
	const phase = { phase: "starting", pid: 7, doing: "checking its store" } as const;
	expect(printStatus(undefined, phase, false, output)).toBe(1);
	expect(lines).toEqual(["Parley is checking its store. This can take a while."]);
});

test("[ground] the doctor reports a Node that is too old", () => {
	expect(["24.0.0", "24.21.0", "26.1.0"].map((version) => checkNode(version).ok)).toEqual([true, true, true]);
	expect(["22.18.0", "20.20.2"].map((version) => checkNode(version).ok)).toEqual([false, false]);
});
