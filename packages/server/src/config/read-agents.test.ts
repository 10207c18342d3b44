import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readAgents } from "./read-agents.ts";

const configured = async (text?: string): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-config-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const path = join(folder, "config.json");
	if (text !== undefined) await writeFile(path, text);
	return path;
};

test("[E1.configured] agents are configured by name with command, arguments and environment; all of them are third-party", async () => {
	const path = await configured(
		'{"agents":{"goose":{"command":"goose","args":["acp"],"env":{"A":"b"}},"x":{"command":"x","title":"X!"}},"other":1}',
	);
	expect(await readAgents(path)).toEqual([
		{ agentId: "goose", title: "goose", thirdParty: true, command: "goose", args: ["acp"], env: { A: "b" } },
		{ agentId: "x", title: "X!", thirdParty: true, command: "x", args: [], env: {} },
	]);
});

test("[E1.configured][E20.secrets] a variable is a text, a secret from an editor's secret storage, or a text declared secret or not", async () => {
	const env = {
		A: "a",
		B: { secret: "work" },
		C: { value: "c", secret: true },
		D: { value: "d", secret: false },
		E: { value: "e" },
	};
	const path = await configured(JSON.stringify({ agents: { x: { command: "x", env } } }));
	expect(await readAgents(path)).toMatchObject([
		{ env: { A: "a", C: "c", D: "d", E: "e" }, secrets: { B: "work" }, secrecy: { C: true, D: false } },
	]);
});

test("[E1.configured] an entry says how its process and its sessions begin", async () => {
	const start = {
		...{ cwd: "/code", process: "perChat", mode: "ask", model: "large", startTimeout: 90 },
		options: { effort: "high", web: true },
	};
	const path = await configured(JSON.stringify({ agents: { x: { command: "x", ...start } } }));
	expect(await readAgents(path)).toMatchObject([start]);
});

test("[E12.redacted] the error for a file that is not JSON quotes nothing from the file", async () => {
	const path = await configured('{"agents":{"x":{"command":"x","env":{"KEY":"planted-key","B": oops}}}}');
	await expect(readAgents(path)).rejects.toThrow(/config\.json is not JSON \(Unexpected token 'o'\)/);
});

test("[E1.configured] a missing file means no further agents", async () => {
	expect(await readAgents(await configured())).toEqual([]);
});

test.each([
	["{", "not JSON"],
	["[]", "must be an object"],
	['{"agents":[]}', '"agents" must be an object'],
	['{"agents":{"a":{}}}', '"command"'],
	['{"agents":{"a":{"command":"a","args":"b"}}}', '"args"'],
	['{"agents":{"a":{"command":"a","env":{"K":1}}}}', '"env.K"'],
	['{"agents":{"a":{"command":"a","cwd":"here"}}}', '"cwd"'],
	['{"agents":{"a":{"command":"a","process":"many"}}}', '"process"'],
	['{"agents":{"a":{"command":"a","mode":""}}}', '"mode"'],
	['{"agents":{"a":{"command":"a","model":1}}}', '"model"'],
	['{"agents":{"a":{"command":"a","options":{"x":1}}}}', '"options"'],
	['{"agents":{"a":{"command":"a","startTimeout":0.5}}}', '"startTimeout"'],
	['{"agents":{"a":{"command":"a","env":{"K":{"value":"v","secret":"name"}}}}}', '"env.K"'],
])("[E1.configured] %s is refused with the location of the mistake", async (text, words) => {
	await expect(readAgents(await configured(text))).rejects.toThrow(
		expect.objectContaining({ name: "BadConfigError", message: expect.stringContaining(words) }),
	);
});

test("[E1.configured][E20.secrets] the error for a wrong variable shows how a secret is named", async () => {
	const path = await configured('{"agents":{"a":{"command":"a","env":{"K":1}}}}');
	await expect(readAgents(path)).rejects.toThrow('{ "secret": "…" }');
});
