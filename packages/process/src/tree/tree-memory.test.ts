import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { parseResident as parseLinux } from "./linux-table.ts";
import type { ProcessEntry } from "./process-table.ts";
import { parseResident as parsePs } from "./ps-table.ts";
import { treeMemory } from "./tree-memory.ts";
import { parseResident as parseWindows } from "./windows-table.ts";

const entry = (pid: number, parent: number, group: number): ProcessEntry => ({
	...{ pid, parent, group, session: group },
	started: String(pid),
});

test("[D5.resumable] the memory of an agent is that of its whole tree and of nothing beside it", async () => {
	const list = async () => [entry(10, 1, 10), entry(11, 10, 10), entry(12, 11, 12), entry(20, 1, 20)];
	const memory = async (entries: readonly ProcessEntry[]) => entries.reduce((sum, { pid }) => sum + pid, 0);
	expect(await treeMemory(10, { list, memory })).toBe(10 + 11 + 12);
	expect(await treeMemory(30, { list, memory })).toBeUndefined();
});

test("[D5.resumable] what systems tell of memory is read as bytes", () => {
	expect(parseLinux("Name:\tnode\nVmRSS:\t   51200 kB\nThreads: 1\n")).toBe(50 * 1024 * 1024);
	expect(parseLinux("Name:\tkthreadd\n")).toBe(0);
	expect(parsePs("  1024\n   512\n\n")).toBe(1536 * 1024);
	expect(parseWindows("4096\r\n8192\r\n\r\n")).toBe(12_288);
});

test("[D5.resumable] memory that a child of a launcher takes is counted", async () => {
	const script = `const held = Buffer.alloc(100 * 1024 * 1024, 1); console.log(held.length); process.stdin.resume();`;
	const child = spawn("sh", ["-c", `"$0" --eval "$1"; true`, process.execPath, script], { detached: true });
	onTestFinished(() => {
		if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
	});
	await once(child.stdout, "data");
	expect(await treeMemory(child.pid ?? 0)).toBeGreaterThan(100 * 1024 * 1024);
});
