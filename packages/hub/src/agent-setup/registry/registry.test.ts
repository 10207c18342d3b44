import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { AgentRegistry } from "./agent-registry.ts";
import { fetchRegistry } from "./fetch-registry.ts";
import { parseRegistry } from "./parse-registry.ts";

const entry = (id: string, more: object = {}) => ({
	...{ id, name: id.toUpperCase(), version: "1.2.3", description: "An agent" },
	distribution: { npx: { package: `@x/${id}@1.2.3`, args: ["--acp"], env: { QUIET: "1" } } },
	...more,
});

const registry = (...agents: unknown[]): string =>
	JSON.stringify({ version: "1.0.0", agents, extensions: [] });

test("[E1.registry] each entry says how it can be run; an archive is that of this platform, and no icon is read", () => {
	const binary = {
		"linux-x86_64": { archive: "https://example.org/a.tar.gz", cmd: "./a", args: ["acp"] },
		"darwin-aarch64": { archive: "https://example.org/b.zip", cmd: "./b" },
	};
	const all = entry("all", {
		icon: "<svg onload=alert(1)>",
		repository: "javascript:alert(1)",
		license: "MIT",
		distribution: { npx: { package: "git+ssh://x" }, uvx: { package: "all" }, binary },
	});
	const { agents, skipped } = parseRegistry(registry(entry("one"), all), "linux", "x64");
	expect(skipped).toEqual([]);
	expect(agents).toEqual([
		{
			...{ id: "one", name: "ONE", version: "1.2.3", description: "An agent" },
			packages: [
				{ runner: "npx", package: "@x/one@1.2.3", args: ["--acp"], env: { QUIET: "1" }, installs: true },
			],
		},
		{
			...{ id: "all", name: "ALL", version: "1.2.3", description: "An agent", license: "MIT" },
			packages: [
				{ runner: "npx", package: "git+ssh://x", args: [], env: {}, installs: false },
				{ runner: "uvx", package: "all", args: [], env: {}, installs: false },
			],
			archive: { archive: "https://example.org/a.tar.gz", cmd: "./a", args: ["acp"] },
		},
	]);
});

test("[E1.registry] a bad entry is skipped with its reason and never drops the rest", () => {
	const bad = [
		null,
		entry("Upper"),
		{ ...entry("nameless"), name: 7 },
		entry("nowhere", { distribution: {} }),
		entry("option", { distribution: { npx: { package: "--eval=1" } } }),
		entry("args", { distribution: { uvx: { package: "a", args: "b" } } }),
		entry("http", { distribution: { binary: { "linux-x86_64": { archive: "http://x/a.zip", cmd: "a" } } } }),
		entry("good"),
	];
	const { agents, skipped } = parseRegistry(registry(entry("good"), ...bad, entry("last")), "linux", "x64");
	expect(agents.map(({ id }) => id)).toEqual(["good", "last"]);
	expect(skipped.map(({ entry: name }) => name)).toEqual([
		...["#2", "Upper", "nameless", "nowhere", "option", "args", "http", "good"],
	]);
	expect(skipped.every(({ message }) => message.length > 5)).toBe(true);
	expect(() => parseRegistry("[]")).toThrow(/agents/);
	expect(() => parseRegistry("<html>")).toThrow(/JSON/);
});

const open = async (fetchText: (source: string) => Promise<string>) => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	let source: string | undefined;
	const cache = join(folder.path, "registry.json");
	const make = () =>
		new AgentRegistry({
			...{ cache, logger: Logger.create("test"), now: () => 5, fetchText },
			file: {
				registry: async () => source,
				setRegistry: async (next) => {
					source = next;
				},
			},
		});
	return { cache, make, source: () => source };
};

test("[E1.registry] a registry is fetched when asked, kept for the next hub, and survives a failed refresh", async () => {
	const address = "https://example.org/registry.json";
	const texts = [registry(entry("one")), new Error("offline"), "<html>"];
	const asked: string[] = [];
	const it = await open(async (source) => {
		asked.push(source);
		const next = texts.shift() ?? "";
		if (next instanceof Error) throw next;
		return next;
	});
	expect(await it.make().read(undefined, false)).toEqual({ agents: [], skipped: [] });
	expect(await it.make().read(address, false)).toMatchObject({ source: address, fetchedAt: 5 });
	expect(it.source()).toBe(address);
	expect(await it.make().read(undefined, false)).toMatchObject({ agents: [{ id: "one" }] });
	expect(asked).toEqual([address]);
	for (const problem of [/offline/, /JSON/])
		expect(await it.make().read(undefined, true)).toMatchObject({
			...{ agents: [{ id: "one" }], fetchedAt: 5 },
			problem: expect.stringMatching(problem),
		});
	expect(await it.make().find("one")).toMatchObject({ name: "ONE" });
	await writeFile(it.cache, "damaged");
	texts.push(registry(entry("two")));
	expect(await it.make().read(undefined, false)).toMatchObject({ agents: [{ id: "two" }] });
});

test("[E1.registry] a source that cannot be read is refused and not remembered", async () => {
	const it = await open((source) => fetchRegistry(source, () => Promise.reject(new Error("never asked"))));
	for (const source of ["http://example.org/r.json", "ftp://x", "relative.json"])
		await expect(it.make().read(source, false)).rejects.toMatchObject({
			code: "bad_request",
			message: expect.stringContaining("https"),
		});
	await expect(it.make().read(`${it.cache}.missing`, false)).rejects.toMatchObject({ code: "bad_request" });
	expect(it.source()).toBeUndefined();
});

test("[E1.registry] a registry is read from a file, and one beyond the limit is not read whole", async () => {
	const it = await open(fetchRegistry);
	const path = `${it.cache}.local`;
	await writeFile(path, registry(entry("one")));
	expect(await it.make().read(path, false)).toMatchObject({ source: path, agents: [{ id: "one" }] });
	await expect(fetchRegistry(path, fetch, { maxBytes: 10, timeoutMs: 1 })).rejects.toThrow(/MB/);
	let taken = 0;
	const endless = new ReadableStream<Uint8Array>({
		pull: (controller) => {
			taken += 1;
			controller.enqueue(new Uint8Array(1000));
		},
	});
	const answer = async () => new Response(endless);
	await expect(
		fetchRegistry("https://example.org", answer, { maxBytes: 5000, timeoutMs: 10_000 }),
	).rejects.toThrow(/MB/);
	expect(taken).toBeLessThan(10);
	const gone = async () => new Response("", { status: 404 });
	await expect(fetchRegistry("https://example.org", gone)).rejects.toThrow(/404/);
	const moved = async () => new Response(null, { status: 302, headers: { location: "http://example.org/" } });
	await expect(fetchRegistry("https://example.org", moved)).rejects.toThrow(/https/);
	const circle = async () => new Response(null, { status: 302, headers: { location: "/again" } });
	await expect(fetchRegistry("https://example.org", circle)).rejects.toThrow(/redirect/);
});
