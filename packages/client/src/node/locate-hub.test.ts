import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { reached, startClient } from "../testing/connected-client.ts";
import { quiet, temporaryDataFolder, tinyHub } from "../testing/data-folder.ts";
import { serveHub } from "../testing/http-hub.ts";
import { HubModel } from "../testing/hub-model.ts";
import { attachHub } from "./attach.ts";
import { findHub } from "./find-hub.ts";
import { locateHub } from "./locate-hub.ts";
import { LocatingTransport } from "./locating-transport.ts";
import { retireHub } from "./retire-hub.ts";

const notWanted = async (): Promise<undefined> => undefined;

/** A data folder with a running hub of a given version. */
const folderWithHub = async (env: Record<string, string>): Promise<string> => {
	const dataFolder = await temporaryDataFolder();
	const command = tinyHub(dataFolder, "well", env);
	await attachHub({ dataFolder, version: env["TINY_VERSION"] ?? "0.1.0", logger: quiet, start: { command } });
	return dataFolder;
};

const versionIn = async (dataFolder: string): Promise<string | undefined> => {
	const found = await findHub({ dataFolder, logger: quiet });
	return found.state === "alive" ? found.status.version : undefined;
};

test("[D7.start] without a hub, one is started only on request", async () => {
	const dataFolder = await temporaryDataFolder();
	const options = { dataFolder, version: "0.1.0", logger: quiet };
	await expect(locateHub({ ...options, start: notWanted })).rejects.toMatchObject({ reason: "unreachable" });
	const start = async () => ({ command: tinyHub(dataFolder) });
	const { socket, token } = await locateHub({ ...options, start });
	expect(await locateHub({ ...options, start: notWanted })).toMatchObject({ socket, token });
});

test("[D7.start] the reason why a hub cannot start is reported, and there is no automatic retry", async () => {
	const dataFolder = await temporaryDataFolder();
	const options = { dataFolder, version: "0.1.0", logger: quiet };
	const noNode = async (): Promise<never> => {
		throw new Error("There is no Node that could run it.");
	};
	await expect(locateHub({ ...options, start: noNode })).rejects.toMatchObject({
		reason: "unstartable",
		message: "There is no Node that could run it.",
	});
	const start = async () => ({ command: tinyHub(dataFolder, "crash"), graceMs: 0 });
	await expect(locateHub({ ...options, start })).rejects.toMatchObject({
		reason: "unstartable",
		message: expect.stringContaining("disk is on fire"),
	});
});

test.for(["0", "3"])(
	"[C12.compatibility] an idle older hub is replaced, even if it answers %s more times",
	async (lingers) => {
		const dataFolder = await folderWithHub({ TINY_VERSION: "0.1.0", TINY_LINGERS: lingers });
		const command = tinyHub(dataFolder, "well", { TINY_VERSION: "0.2.0" });
		await locateHub({ dataFolder, version: "0.2.0", logger: quiet, start: async () => ({ command }) });
		expect(await versionIn(dataFolder)).toBe("0.2.0");
	},
);

test("[D7.upgrade] a busy older hub that can leave its agents is replaced at once", async () => {
	const dataFolder = await folderWithHub({ TINY_VERSION: "0.1.0", TINY_BUSY: "2", TINY_KEEPS: "1" });
	const command = tinyHub(dataFolder, "well", { TINY_VERSION: "0.2.0" });
	await locateHub({ dataFolder, version: "0.2.0", logger: quiet, start: async () => ({ command }) });
	expect(await versionIn(dataFolder)).toBe("0.2.0");
});

test("[D7.upgrade] an older hub that says it ends and does not is killed", async () => {
	const dataFolder = await folderWithHub({ TINY_VERSION: "0.1.0", TINY_STAYS: "1" });
	const older = await findHub({ dataFolder, logger: quiet });
	if (older.state !== "alive") throw new Error("no hub is running");
	const start = async () => ({ command: tinyHub(dataFolder, "polite", { TINY_VERSION: "0.2.0" }) });
	await locateHub({ dataFolder, version: "0.2.0", logger: quiet, start, endingMs: 200 });
	expect(await versionIn(dataFolder)).toBe("0.2.0");
	expect(() => process.kill(older.status.pid, 0)).toThrow("ESRCH");
});

const isThere = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

test("[D7.upgrade] a hub that ends just before it is killed is gone all the same", async () => {
	const dataFolder = await folderWithHub({ TINY_VERSION: "0.1.0", TINY_STAYS: "1" });
	const older = await findHub({ dataFolder, logger: quiet });
	if (older.state !== "alive") throw new Error("no hub is running");
	const kill = process.kill.bind(process);
	vi.spyOn(process, "kill").mockImplementation((pid, signal) => {
		const done = kill(pid, signal);
		if (signal === "SIGKILL") throw Object.assign(new Error("kill ESRCH"), { code: "ESRCH" });
		return done;
	});
	onTestFinished(() => {
		vi.restoreAllMocks();
	});
	const retirement = await retireHub(older, { dataFolder, logger: quiet, endingMs: 50 });
	expect(retirement).toMatchObject({ stopping: true });
	// It stays in the table of processes until its parent has taken note.
	await expect.poll(() => isThere(older.status.pid)).toBe(false);
});

test("[D7.upgrade] a hub that has been followed by another one is not killed", async () => {
	const dataFolder = await folderWithHub({ TINY_VERSION: "0.1.0", TINY_STAYS: "1" });
	const older = await findHub({ dataFolder, logger: quiet });
	if (older.state !== "alive") throw new Error("no hub is running");
	const { pid } = older.status;
	onTestFinished(() => void process.kill(pid, "SIGKILL"));
	const address = JSON.parse(await readFile(join(dataFolder, "hub.json"), "utf8"));
	await writeFile(join(dataFolder, "hub.json"), JSON.stringify({ ...address, pid: process.pid }));
	await retireHub(older, { dataFolder, logger: quiet, endingMs: 50 });
	expect(process.kill(pid, 0)).toBe(true);
});

test("[C12.compatibility] an older hub without a keeper is left alone while it is busy, and any other if no replacement is requested", async () => {
	const dataFolder = await folderWithHub({ TINY_VERSION: "0.1.0", TINY_BUSY: "2" });
	const options = { dataFolder, version: "0.2.0", logger: quiet };
	const start = async () => ({ command: tinyHub(dataFolder, "crash") });
	await expect(locateHub({ ...options, start })).rejects.toMatchObject({
		reason: "unavailable",
		message: "Parley 0.1.0 is still working on 2 chats. It is replaced when they are done.",
	});
	await expect(locateHub({ ...options, start: notWanted })).rejects.toMatchObject({ reason: "version" });
	expect(await versionIn(dataFolder)).toBe("0.1.0");
});

test("[C12.compatibility] a newer hub is never replaced", async () => {
	const dataFolder = await folderWithHub({ TINY_VERSION: "0.3.0" });
	const start = async () => ({ command: tinyHub(dataFolder, "crash") });
	await expect(locateHub({ dataFolder, version: "0.2.0", logger: quiet, start })).rejects.toMatchObject({
		reason: "version",
	});
	expect(await versionIn(dataFolder)).toBe("0.3.0");
});

test("[C6.reconnect] a client follows the next hub to its address and stays the same client", async () => {
	const dataFolder = await temporaryDataFolder();
	const announce = async (socket: string): Promise<void> => {
		const address = { pid: process.pid, socket, version: "0.1.0", epoch: "e", startedAt: 0 };
		await writeFile(join(dataFolder, "token"), "right");
		await writeFile(join(dataFolder, "hub.json"), JSON.stringify(address));
	};
	const [first, second] = [await serveHub(new HubModel()), await serveHub(new HubModel())];
	await announce(first.socketPath);
	const locate = () => locateHub({ dataFolder, version: "1.2.3", logger: quiet, start: notWanted });
	const { client, runtime } = startClient(new LocatingTransport({ locate }));
	await reached(client, "connected");
	await announce(second.socketPath);
	await first.close();
	await reached(client, "waiting");
	runtime.advance(20_000);
	await reached(client, "connected");
	const ids = [...first.headers, ...second.headers].flatMap((headers) => headers["parley-client"] ?? []);
	// A liveness check has no client id; stream and greeting carry the same one on both hubs.
	const counts = Map.groupBy(ids, (id) => id);
	expect([...counts.values()].filter((same) => same.length > 1)).toHaveLength(1);
	expect(await client.request("folder.list", {})).toEqual({ folders: [] });
});
