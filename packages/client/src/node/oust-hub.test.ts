import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { quiet, temporaryDataFolder, tinyHub } from "../testing/data-folder.ts";
import { attachHub } from "./attach.ts";
import { locateHub } from "./locate-hub.ts";

const own = "0.1.0";

/** A data folder with a hub that hangs. */
const folderWithHungHub = async (version = own) => {
	const dataFolder = await temporaryDataFolder();
	const command = tinyHub(dataFolder, "well", { TINY_VERSION: version });
	const found = await attachHub({ dataFolder, version, logger: quiet, start: { command } });
	if (found.state !== "attached") throw new Error("no hub is running");
	const { pid } = found.hub.status;
	process.kill(pid, "SIGSTOP");
	onTestFinished(() => {
		if (isAlive(pid)) process.kill(pid, "SIGKILL");
	});
	return { dataFolder, pid };
};

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

const next = (dataFolder: string) => ({ command: tinyHub(dataFolder, "polite") });

test.each([own, "0.0.9"])(
	"[D7.upgrade] a hub of version %s that hangs is killed and replaced, and that is said",
	async (version) => {
		const { dataFolder, pid } = await folderWithHungHub(version);
		const said: string[] = [];
		const start = { ...next(dataFolder), onSlow: (doing: string) => void said.push(doing) };
		const attached = await attachHub({ dataFolder, version: own, logger: quiet, silentMs: 300, start });
		expect(attached).toMatchObject({ state: "attached", started: true });
		expect(isAlive(pid)).toBe(false);
		expect(said).toEqual(["not answering"]);
	},
);

test("[D7.upgrade] one that wakes up in time is used", async () => {
	const { dataFolder, pid } = await folderWithHungHub();
	const start = { ...next(dataFolder), onSlow: () => void process.kill(pid, "SIGCONT") };
	const attached = await attachHub({ dataFolder, version: own, logger: quiet, silentMs: 2000, start });
	expect(attached).toMatchObject({ state: "attached", started: false, hub: { status: { pid } } });
});

test("[D7.upgrade] a newer hub that hangs is left to newer programs", async () => {
	const { dataFolder, pid } = await folderWithHungHub("0.3.0");
	const start = next(dataFolder);
	const attached = await attachHub({ dataFolder, version: own, logger: quiet, silentMs: 300, start });
	expect(attached).toMatchObject({ state: "unusable", trouble: "silent" });
	expect(isAlive(pid)).toBe(true);
});

test.each([{ started: "another time" }, { started: undefined }])(
	"[D7.upgrade] a process that may be another one with the hub's pid is not killed: %o",
	async (changed) => {
		const { dataFolder, pid } = await folderWithHungHub();
		const file = join(dataFolder, "hub.json");
		await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), ...changed }));
		const start = next(dataFolder);
		const attached = await attachHub({ dataFolder, version: own, logger: quiet, silentMs: 300, start });
		expect(attached).toMatchObject({ state: "unusable", trouble: "silent" });
		expect(isAlive(pid)).toBe(true);
	},
);

test("[D7.upgrade] a view is told in words while it waits, and its next attempt finds the new hub", async () => {
	const { dataFolder } = await folderWithHungHub();
	const locate = (patienceMs: number) =>
		locateHub({
			...{ dataFolder, version: own, logger: quiet, silentMs: 1000 },
			start: async () => ({ ...next(dataFolder), patienceMs }),
		});
	await expect(locate(1)).rejects.toMatchObject({
		reason: "unavailable",
		message:
			"Parley does not answer. If it stays silent, it is replaced in a few seconds; its agents keep working.",
	});
	expect(await locate(20_000)).toMatchObject({ version: own });
});
