import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkServers } from "./check-servers.ts";

test("[E26.status] doctor names servers that cannot work, and no secret of those that can", async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-servers-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const path = join(folder, "config.json");
	const mcpServers = {
		node: { command: process.execPath, args: ["--token", "planted-Secret-1"] },
		gone: { command: "no-such-program-here" },
		web: { url: "https://example.org/mcp?key=planted-Secret-1" },
		bad: { command: 7 },
	};
	await writeFile(path, JSON.stringify({ mcpServers }));
	const findings = await checkServers(path);
	expect(findings.map(({ ok }) => ok)).toEqual([true, false, true, false]);
	expect(findings.map(({ what }) => what)).toEqual([
		`MCP server node: ${process.execPath}`,
		"MCP server gone: there is no program no-such-program-here",
		"MCP server web: example.org",
		expect.stringContaining("MCP server bad: “command”"),
	]);
	await writeFile(path, '{"mcpServers":[]}');
	expect(await checkServers(path)).toMatchObject([
		{ ok: false, what: expect.stringContaining("mcpServers") },
	]);
});
