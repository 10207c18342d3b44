import { chmod, lstat, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AgentConfig } from "@parley/hub/agents/agent-config";
import { expect, onTestFinished, test } from "vitest";
import { ConfigFile } from "./config-file.ts";

const eliza: AgentConfig = {
	...{ agentId: "eliza", title: "Eliza", thirdParty: false, command: "eliza", args: [], env: {} },
};

const open = async (text?: string) => {
	const folder = await mkdtemp(join(tmpdir(), "parley-config-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const path = join(folder, "config.json");
	if (text !== undefined) await writeFile(path, text);
	return {
		folder,
		path,
		file: new ConfigFile({ path, builtIn: [eliza] }),
		read: async () => JSON.parse(await readFile(path, "utf8")),
	};
};

const entry = { command: "goose", args: ["acp"], variables: [] };

test("[E1.saved] an agent is saved whole, privately, and the agents are those of the file", async () => {
	const { file, path, read } = await open();
	const start = {
		...{ title: "Goose", command: "goose", args: ["acp"], cwd: "/code", mode: "approve" },
		...{
			process: "perChat" as const,
			model: "large",
			options: { effort: "high", web: false },
			startTimeout: 60,
		},
	};
	const variables = [
		{ name: "A", value: "a" },
		{ name: "B", value: "b", secret: true },
		{ name: "C", safe: "work" },
	];
	expect(await file.save("goose", { ...start, variables }, true)).toEqual([
		eliza,
		{
			...{ agentId: "goose", thirdParty: true, ...start },
			...{ env: { A: "a", B: "b" }, secrets: { C: "work" }, secrecy: { B: true } },
		},
	]);
	expect(await read()).toEqual({
		agents: { goose: { ...start, env: { A: "a", B: { value: "b", secret: true }, C: { secret: "work" } } } },
	});
	expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("[E1.saved] a variable without a new value keeps the one it has, and one that is not named goes", async () => {
	const env = { KEEP: "planted", DECLARE: "planted", SAFE: { secret: "work" }, GO: "x" };
	const { file, read } = await open(
		JSON.stringify({ agents: { a: { command: "a", args: ["--key", "k"], env } } }),
	);
	const variables = [
		{ name: "KEEP" },
		{ name: "DECLARE", secret: true },
		{ name: "SAFE" },
		{ name: "NEVER" },
	];
	await file.save("a", { command: "b", variables }, false);
	expect(await read()).toEqual({
		agents: {
			a: {
				...{ command: "b", args: ["--key", "k"] },
				env: { KEEP: "planted", DECLARE: { value: "planted", secret: true }, SAFE: { secret: "work" } },
			},
		},
	});
});

test("[E1.saved] what Parley does not know stays, at the top and in the entry, in the file's own indentation", async () => {
	const agents = { a: { command: "a", mode: "x", note: "mine" }, z: { command: "z" } };
	const { file, path, read } = await open(
		`${JSON.stringify({ theme: { dark: true }, agents }, undefined, 3)}\n`,
	);
	await file.save("a", { ...entry, title: "" }, false);
	await file.setRegistry("https://example.org/r.json");
	expect(await read()).toEqual({
		theme: { dark: true },
		agents: { a: { command: "goose", args: ["acp"], note: "mine" }, z: { command: "z" } },
		registry: "https://example.org/r.json",
	});
	expect(await readFile(path, "utf8")).toContain('\n   "theme"');
	expect(await file.registry()).toBe("https://example.org/r.json");
	await file.remove("a");
	expect((await read()).agents).toEqual({ z: { command: "z" } });
});

test.each(["{", "[]", '{"agents":{"b":{}}}'])(
	"[E1.saved] a broken file (%s) is never overwritten, and the refusal says what is wrong",
	async (text) => {
		const { file, path } = await open(text);
		await expect(file.save("a", entry, true)).rejects.toMatchObject({
			code: "conflict",
			message: expect.stringContaining(path),
		});
		await expect(file.remove("b")).rejects.toMatchObject({ code: "conflict" });
		expect(await readFile(path, "utf8")).toBe(text);
	},
);

test("[E1.saved] what would break the file is refused: a relative folder, a name that is taken or built in", async () => {
	const { file, read } = await open('{"agents":{"a":{"command":"a"}}}');
	await expect(file.save("b", { ...entry, cwd: "here" }, true)).rejects.toMatchObject({ code: "conflict" });
	await expect(file.save("a", entry, true)).rejects.toThrow("“a”");
	await expect(file.save("eliza", entry, false)).rejects.toMatchObject({ code: "conflict" });
	await expect(file.remove("b")).rejects.toMatchObject({ code: "not_found" });
	expect(await read()).toEqual({ agents: { a: { command: "a" } } });
});

test("[E1.saved] changes at the same time are all kept, and a link to a file elsewhere stays a link", async () => {
	const { file, folder, path, read } = await open();
	const elsewhere = join(folder, "elsewhere.json");
	await writeFile(elsewhere, "{}");
	await chmod(elsewhere, 0o644);
	await symlink(elsewhere, path);
	await Promise.all(["a", "b", "c", "__proto__"].map((name) => file.save(name, entry, true)));
	expect(Object.keys((await read()).agents)).toEqual(["a", "b", "c", "__proto__"]);
	expect((await lstat(path)).isSymbolicLink()).toBe(true);
	expect((await stat(elsewhere)).mode & 0o777).toBe(0o600);
});
