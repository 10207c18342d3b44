import { spawn } from "node:child_process";
import { once } from "node:events";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import { expect, test } from "vitest";
import { linuxTable, parseStat } from "./linux-table.ts";
import { parseMarked, parsePs } from "./ps-table.ts";
import { newMark } from "./tree-mark.ts";
import { parseProcesses } from "./windows-table.ts";

const ticks = "S 7 8 9 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 4711 0 0";

test("[E11.shutdown] a line of /proc is parsed whatever the program's name, and zombies are left out", () => {
	expect(parseStat(`42 (a) b (c) ${ticks}`, "boot")).toEqual({
		pid: 42,
		parent: 7,
		group: 8,
		session: 9,
		started: "boot/4711",
	});
	expect(parseStat(`42 (a) ${ticks.replace("S", "Z")}`, "boot")).toBeUndefined();
	expect(parseStat("42 (a) S 1", "boot")).toBeUndefined();
});

test("[E11.shutdown] the lines of ps are parsed, and zombies are left out", () => {
	const output = `  501     1   501 Ss   Mon Nov 16 10:00:00 2026    \n 502 501 501 Z    Mon Nov 16 10:00:01 2026\n\n`;
	expect(parsePs(output)).toEqual([
		{ pid: 501, parent: 1, group: 501, session: 0, started: "Mon Nov 16 10:00:00 2026" },
	]);
	const mark = newMark();
	expect(
		parseMarked(`  501 node x ${treeVariable}=${mark} A=1\n  502 node ${treeVariable}=${newMark()}`, mark),
	).toEqual(new Set([501]));
});

test("[E11.shutdown] the lines of Windows are parsed, and no process is the child of one that started later", () => {
	expect(parseProcesses("4 0 100\r\n10 4 200\r\n12 10 150\r\nnonsense\r\n")).toEqual([
		{ pid: 4, parent: 0, group: 0, session: 0, started: "100" },
		{ pid: 10, parent: 4, group: 0, session: 0, started: "200" },
		{ pid: 12, parent: 0, group: 0, session: 0, started: "150" },
	]);
});

test("[E11.shutdown] /proc identifies a process by pid and start, and by the mark it inherited", async () => {
	const mark = newMark();
	const child = spawn(process.execPath, ["--eval", "process.stdin.resume(); console.log(1)"], {
		env: { ...process.env, [treeVariable]: mark },
	});
	await once(child.stdout, "data");
	const entries = await linuxTable.list();
	const entry = entries.find(({ pid }) => pid === child.pid);
	expect(entry).toMatchObject({ parent: process.pid });
	expect(await linuxTable.find(child.pid ?? 0)).toEqual(entry);
	expect(await linuxTable.marked(entries, mark)).toEqual(new Set([child.pid]));
	expect(await linuxTable.marked(entries, newMark())).toEqual(new Set());
	const gone = once(child, "exit");
	child.stdin.end();
	await gone;
	expect(await linuxTable.find(child.pid ?? 0)).toBeUndefined();
});
