import { expect, test } from "vitest";
import { findProgram } from "./find-program.ts";

const files = new Set(
	[
		"C:\\Program Files\\nodejs\\npx",
		"C:\\Program Files\\nodejs\\npx.cmd",
		"C:\\Program Files\\nodejs\\node.exe",
		"C:\\tools\\node.exe",
		"C:\\tools\\agent.bat",
		"C:\\tools\\agent.exe",
		"C:\\tools\\script.ps1",
		"C:\\tools\\v1.2.cmd",
		"D:\\project\\npx.cmd",
		"D:\\project\\bin\\local.cmd",
	].map((path) => path.toLowerCase()),
);

const find = (command: string, env: Record<string, string>): string | undefined =>
	findProgram({ command, cwd: "D:\\project", env, isFile: (path) => files.has(path.toLowerCase()) });

const path = 'C:\\windows;"C:\\Program Files\\nodejs";;C:\\tools';

test.each<[string, Record<string, string>, string | undefined]>([
	["npx", { Path: path }, "C:\\Program Files\\nodejs\\npx.cmd"],
	["npx.cmd", { PATH: path }, "C:\\Program Files\\nodejs\\npx.cmd"],
	["NPX.CMD", { PATH: path }, "C:\\Program Files\\nodejs\\NPX.CMD"],
	["node", { Path: path }, "C:\\Program Files\\nodejs\\node.exe"],
	["node", { Path: "C:\\tools" }, "C:\\tools\\node.exe"],
	["agent", { Path: path }, "C:\\tools\\agent.exe"],
	["agent", { Path: path, PathExt: ".CMD;.BAT;.EXE" }, "C:\\tools\\agent.bat"],
	["agent", { Path: path, PATHEXT: ".PY;.PS1" }, "C:\\tools\\agent.exe"],
	["v1.2", { Path: path }, "C:\\tools\\v1.2.cmd"],
	["script.ps1", { Path: path }, undefined],
	["script", { Path: path, PATHEXT: ".PS1;.EXE" }, undefined],
	["npx", {}, undefined],
	["npx", { Path: "." }, "D:\\project\\npx.cmd"],
	[".\\npx", {}, "D:\\project\\npx.cmd"],
	["bin/local", {}, "D:\\project\\bin\\local.cmd"],
	["C:\\tools\\agent", {}, "C:\\tools\\agent.exe"],
	["C:\\tools\\agent.bat", {}, "C:\\tools\\agent.bat"],
	["C:\\tools\\nothing", { Path: path }, undefined],
])("[E1.windows] %s with %o is %s", (command, env, expected) => {
	expect(find(command, env)).toBe(expected);
});
