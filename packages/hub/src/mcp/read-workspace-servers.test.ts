import { execFileSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { readWorkspaceServers } from "./read-workspace-servers.ts";

const workspace = async () => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	const root = join(folder.path, "workspace");
	await mkdir(join(root, ".vscode"), { recursive: true });
	return { root, outside: folder.path, file: join(root, ".mcp.json") };
};

const one = JSON.stringify({ mcpServers: { one: { command: "one" } } });

test("[E26.workspace] both files are read, with comments, and the first of two equal names wins", async () => {
	const { root, file } = await workspace();
	expect(await readWorkspaceServers(root)).toEqual({ servers: [], problems: [] });
	await writeFile(file, one);
	const theirs = `{ // an editor's
		"inputs": [], "servers": { "one": { "command": "two" }, "web": { "type": "http", "url": "https://x.org" }, } }`;
	await writeFile(join(root, ".vscode/mcp.json"), theirs);
	expect((await readWorkspaceServers(root)).servers).toMatchObject([
		{ name: "one", file: ".mcp.json", definition: { command: "one" } },
		{ name: "web", file: ".vscode/mcp.json", definition: { transport: "http" } },
	]);
});

test.each([
	["not JSON", "{", "fileNotJson"],
	["a list", "[]", "fileNotAnObject"],
	["servers that are no object", '{"mcpServers":[]}', "badFile"],
	["too long", `{"mcpServers":{}}${" ".repeat(256 * 1024)}`, "fileTooLong"],
])("[E26.workspace] a file that is %s is told and gives nothing", async (_, text, code) => {
	const { root, file } = await workspace();
	await writeFile(file, text);
	expect(await readWorkspaceServers(root)).toEqual({
		servers: [],
		problems: [{ file: ".mcp.json", problem: expect.objectContaining({ code: `mcpProblem.${code}` }) }],
	});
});

test("[E26.workspace] a link that leads out of the folder is not followed; one inside is", async () => {
	const { root, outside, file } = await workspace();
	await writeFile(join(outside, "elsewhere.json"), one);
	await symlink(join(outside, "elsewhere.json"), file);
	expect(await readWorkspaceServers(root)).toMatchObject({
		servers: [],
		problems: [{ problem: { code: "mcpProblem.fileOutside" } }],
	});
	await writeFile(join(root, "inside.json"), one.replace("mcpServers", "servers"));
	await symlink(join(root, "inside.json"), join(root, ".vscode/mcp.json"));
	expect((await readWorkspaceServers(root)).servers).toMatchObject([{ name: "one" }]);
});

test("[E26.workspace] a folder or a pipe in place of the file is told, and nobody waits for it", async () => {
	const { root, file } = await workspace();
	await mkdir(file);
	execFileSync("mkfifo", [join(root, ".vscode/mcp.json")]);
	const { servers, problems } = await readWorkspaceServers(root);
	expect(servers).toEqual([]);
	expect(problems.map(({ problem }) => problem.code)).toEqual([
		"mcpProblem.fileNotAFile",
		"mcpProblem.fileNotAFile",
	]);
});
