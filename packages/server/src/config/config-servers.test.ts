import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AgentConfig } from "@parley/hub/agents/agent-config";
import { expect, onTestFinished, test } from "vitest";
import { ConfigFile } from "./config-file.ts";
import { readUserServers } from "./read-user-servers.ts";

const eliza: AgentConfig = {
	...{ agentId: "eliza", title: "Eliza", thirdParty: false, command: "eliza", args: [], env: {} },
};

const open = async (config: unknown = {}) => {
	const folder = await mkdtemp(join(tmpdir(), "parley-config-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const path = join(folder, "config.json");
	await writeFile(path, JSON.stringify(config));
	return {
		path,
		file: new ConfigFile({ path, builtIn: [eliza] }),
		read: async () => JSON.parse(await readFile(path, "utf8")),
	};
};

test("[E26.user] the user's servers are those of the settings file; a wrong one does not affect the others", async () => {
	const { path } = await open({
		agents: { x: { command: "x" } },
		mcpServers: { files: { command: "serve", env: { KEY: { secret: "work" } } }, bad: { command: 1 } },
	});
	expect(await readUserServers(path)).toMatchObject([
		{ name: "files", definition: { env: { KEY: { safe: "work" } } } },
		{ name: "bad", problem: { code: "mcpProblem.badText" } },
	]);
	expect(await readUserServers(`${path}.gone`)).toEqual([]);
	await writeFile(path, '{"mcpServers":[]}');
	await expect(readUserServers(path)).rejects.toThrow('"mcpServers" must be an object');
});

test("[E26.managed] a server is saved, changed and removed, and the file keeps everything else", async () => {
	const agents = { x: { command: "x" } };
	const { file, read } = await open({ theme: 1, agents });
	const values = [
		{ name: "A", value: "a" },
		{ name: "B", value: "planted", secret: true },
	];
	await file.saveServer("files", { transport: "stdio", command: "serve", args: ["-x"], values }, true);
	expect(await read()).toEqual({
		...{ theme: 1, agents },
		mcpServers: {
			files: { command: "serve", args: ["-x"], env: { A: "a", B: { value: "planted", secret: true } } },
		},
	});
	// What is not typed again stays.
	await file.saveServer(
		"files",
		{ transport: "stdio", command: "other", values: [{ name: "B", secret: true }] },
		false,
	);
	const kept = { command: "other", args: ["-x"], env: { B: { value: "planted", secret: true } } };
	expect((await read()).mcpServers).toEqual({ files: kept });
	const url = "https://example.org/mcp";
	const saved = await file.saveServer("files", { transport: "sse", url, values: [] }, false);
	expect(saved).toEqual([{ name: "files", definition: { transport: "sse", url, headers: {} } }]);
	expect((await read()).mcpServers).toEqual({ files: { type: "sse", url } });
	expect(await file.removeServer("files")).toEqual([]);
	expect(await read()).toEqual({ theme: 1, agents, mcpServers: {} });
});

test("[E26.managed] unknown fields of a server stay, and what would be wrong is refused", async () => {
	const { file, read } = await open({ mcpServers: { a: { command: "a", note: "mine", disabled: true } } });
	await file.saveServer("a", { transport: "stdio", command: "b", values: [] }, false);
	const mcpServers = { a: { command: "b", note: "mine", disabled: true } };
	await expect(
		file.saveServer("a", { transport: "stdio", command: "c", values: [] }, true),
	).rejects.toMatchObject({ code: "conflict" });
	await expect(
		file.saveServer("w", { transport: "http", url: "file:///etc", values: [] }, true),
	).rejects.toMatchObject({ code: "bad_request", message: expect.stringContaining("url") });
	await expect(file.saveServer("w", { transport: "stdio", values: [] }, true)).rejects.toMatchObject({
		code: "bad_request",
	});
	await expect(file.removeServer("gone")).rejects.toMatchObject({ code: "not_found" });
	expect(await read()).toEqual({ mcpServers });
});
