import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findProgram, type ProgramPlatform, programNames, searchedFolders } from "./find-program.ts";

const machine = (platform: NodeJS.Platform, ...files: string[]): ProgramPlatform => ({
	platform,
	isProgram: (path) => files.includes(path),
});

test("[E1.detected] a command is looked up on the PATH in order, or where its path says, and never in the open folder", () => {
	const linux = machine("linux", "/b/agent", "/c/agent", "/repo/agent", "/repo/bin/agent");
	const env = { PATH: "::.:bin:/a:/b:/c" };
	expect(findProgram({ command: "agent", cwd: "/repo", env }, linux)).toBe("/b/agent");
	expect(findProgram({ command: "./agent", cwd: "/repo", env }, linux)).toBe("/repo/agent");
	expect(findProgram({ command: "/c/agent", cwd: "/repo", env }, linux)).toBe("/c/agent");
	expect(findProgram({ command: "other", cwd: "/repo", env }, linux)).toBeUndefined();
	expect(searchedFolders(env, "linux")).toEqual(["/a", "/b", "/c"]);
});

test("[E1.detected][E1.windows] on Windows a command is found with the endings that can be started", () => {
	const windows = machine("win32", "C:\\n\\agent.cmd");
	const env = { Path: 'rel;"C:\\n";C:\\n' };
	expect(findProgram({ command: "agent", cwd: "D:\\work", env }, windows)).toBe("C:\\n\\agent.cmd");
	expect(searchedFolders(env, "win32")).toEqual(["C:\\n"]);
	expect(programNames("agent", "win32")).toEqual(["agent.cmd", "agent.exe"]);
});

test("[E1.detected] neither a folder nor a file without permission is a program", async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-programs-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await mkdir(join(folder, "folder"));
	await writeFile(join(folder, "text"), "");
	await writeFile(join(folder, "program"), "");
	await chmod(join(folder, "program"), 0o700);
	const found = ["folder", "text", "program"].map((command) =>
		findProgram({ command, cwd: "/", env: { PATH: folder } }),
	);
	expect(found).toEqual([undefined, undefined, join(folder, "program")]);
});
