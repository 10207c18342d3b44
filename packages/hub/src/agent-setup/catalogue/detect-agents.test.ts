import type { KnownAgent } from "@parley/protocol/agent/catalogue";
import { expect, test } from "vitest";
import { type Detection, detectAgents } from "./detect-agents.ts";
import { knownAgents } from "./known-agents.ts";
import { isOlder, versionInHeader, versionInPath } from "./node-version.ts";

const agent = (id: string, more: Partial<KnownAgent> = {}): KnownAgent => ({
	...{ id, title: id, commands: [{ command: id, args: ["--acp"] }], docs: "https://example.org" },
	...more,
});

const machine = (platform: NodeJS.Platform, files: readonly string[], node?: string): Detection => ({
	...{ home: platform === "win32" ? "C:\\me" : "/me", installed: platform === "win32" ? "C:\\d" : "/d" },
	env: platform === "win32" ? { Path: "C:\\bin", APPDATA: "C:\\roaming" } : { PATH: "/old:/bin" },
	nodeVersionOf: async () => node,
	machine: { platform, isProgram: (path) => files.includes(path) },
});

test("[E1.detected] agents are found on the PATH, where installers put them, and where Parley installed them", async () => {
	const npm = { package: "mine", bin: "mine", args: ["serve"] };
	const files = [
		"/bin/one",
		"/me/.local/bin/two",
		"/bin/mine",
		"/d/mine/node_modules/.bin/mine",
		"/bin/node",
	];
	const { agents, searched } = await detectAgents(
		[agent("one"), agent("two"), agent("mine", { npm }), agent("none")],
		machine("linux", files, "24.0.0"),
	);
	expect(agents).toEqual([
		{ id: "one", state: "installed", path: "/bin/one", launch: { command: "/bin/one", args: ["--acp"] } },
		{
			...{ id: "two", state: "installed", path: "/me/.local/bin/two" },
			launch: { command: "/me/.local/bin/two", args: ["--acp"] },
		},
		{
			...{ id: "mine", state: "installed", path: "/d/mine/node_modules/.bin/mine", isPrivate: true },
			launch: { command: "/d/mine/node_modules/.bin/mine", args: ["serve"] },
		},
		{ id: "none", state: "missing" },
	]);
	expect(searched).toMatchObject({ node: "/bin/node", nodeVersion: "24.0.0" });
	expect(searched.folders.slice(0, 2)).toEqual(["/old", "/bin"]);
	expect(searched).not.toHaveProperty("npm");
});

test("[E1.detected] a script that needs a newer Node says so, unless the version of Node is unknown", async () => {
	const old = agent("old", { minNode: 22, npm: { package: "old", bin: "old", args: [] } });
	const native = agent("native", { minNode: 22 });
	const files = ["/bin/old", "/bin/native", "/bin/node"];
	const states = async (node?: string) =>
		(await detectAgents([old, native], machine("linux", files, node))).agents.map(({ state }) => state);
	expect(await states("20.20.2")).toEqual(["needsNode", "installed"]);
	expect(await states("22.0.0")).toEqual(["installed", "installed"]);
	expect(await states()).toEqual(["installed", "installed"]);
});

test("[E1.detected][E1.windows] on Windows the scripts of npm are found", async () => {
	const npm = { package: "mine", bin: "mine", args: [] };
	const files = ["C:\\roaming\\npm\\one.cmd", "C:\\d\\mine\\node_modules\\.bin\\mine.cmd"];
	const { agents } = await detectAgents([agent("one"), agent("mine", { npm })], machine("win32", files));
	expect(agents.map(({ path }) => path)).toEqual(files);
});

test("[E1.detected] the version of Node is told by its folder or its headers", () => {
	expect(versionInPath("/me/.nvm/versions/node/v22.3.0/bin/node")).toBe("22.3.0");
	expect(versionInPath("/opt/node-v20.1.10-linux-x64/bin/node")).toBe("20.1.10");
	expect(versionInPath("/opt/homebrew/Cellar/node/24.1.0/bin/node")).toBe("24.1.0");
	expect(versionInPath("/usr/bin/node")).toBeUndefined();
	const header =
		"#define NODE_MAJOR_VERSION 18\n#define NODE_MINOR_VERSION 2\n#define NODE_PATCH_VERSION 1\n";
	expect(versionInHeader(header)).toBe("18.2.1");
	expect(versionInHeader("#define NODE_MAJOR_VERSION 18\n")).toBeUndefined();
	expect(isOlder("18.2.1", 20)).toBe(true);
});

test("[E1.catalogue] each well-known agent has its own id, a command and a documentation", () => {
	expect(new Set(knownAgents.map(({ id }) => id)).size).toBe(knownAgents.length);
	for (const { id, commands, docs, npm } of knownAgents) {
		expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
		expect(commands.length).toBeGreaterThan(0);
		expect(new URL(docs).protocol).toBe("https:");
		if (npm !== undefined) expect(npm.package).not.toMatch(/@.*@|^-/);
	}
});
