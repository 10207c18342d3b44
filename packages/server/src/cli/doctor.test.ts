import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkConfig, findAgents } from "./doctor.ts";

const configFile = async (agents: object | undefined): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-doctor-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const path = join(folder, "config.json");
	if (agents !== undefined) await writeFile(path, JSON.stringify({ agents }));
	return path;
};

test("[ground] the doctor prints the path of config.json, even before the file exists", async () => {
	const path = await configFile(undefined);
	expect(await checkConfig(path)).toEqual([
		{ ok: true, what: `No agents are configured besides Eliza (${path} does not exist yet)` },
	]);
});

test("[ground] the doctor reports an agent whose program is missing, and names the program of an installed one", async () => {
	const path = await configFile({
		there: { command: basename(process.execPath) },
		gone: { command: "no-such-agent" },
		folder: { command: tmpdir() },
	});
	const env = { PATH: dirname(process.execPath) };
	expect(await checkConfig(path, env)).toMatchObject([
		{ ok: true, what: `3 agents are configured besides Eliza (${path})` },
		{ ok: true, what: `Agent there: ${process.execPath}` },
		{ ok: false, what: "Agent gone: there is no program no-such-agent", advice: expect.any(String) },
		{ ok: false, what: `Agent folder: there is no program ${tmpdir()}` },
	]);
});

test("[E1.detected] the doctor names the well-known agents that are installed", async () => {
	const folder = dirname(await configFile({}));
	const program = join(folder, "opencode");
	await writeFile(program, "");
	await chmod(program, 0o700);
	const what = (await findAgents(folder, { PATH: folder })).map((finding) => finding.what);
	expect(what).toContain(`opencode is installed: ${program}`);
});
