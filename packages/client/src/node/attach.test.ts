import { mkdir, readFile, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import { quiet, temporaryDataFolder, tinyHub } from "../testing/data-folder.ts";
import { serveHub } from "../testing/http-hub.ts";
import { HubModel } from "../testing/hub-model.ts";
import { attachHub } from "./attach.ts";
import { HubStartError } from "./hub-start-error.ts";
import { startHub } from "./start-hub.ts";

test("[D7.start] a hub is started detached, with the environment given and its output in a file", async () => {
	const dataFolder = await temporaryDataFolder();
	const command = tinyHub(dataFolder, "well", { TINY_MARK: "from the host" });
	const hub = await startHub({ dataFolder, command, logger: quiet });
	expect(hub).toMatchObject({ state: "alive", started: true, status: { listeners: ["from the host"] } });
	expect(hub.status.pid).not.toBe(process.pid);
	const output = await stat(join(dataFolder, "logs", "hub-output.log"));
	expect(output.mode & 0o777).toBe(0o600);
	if (process.platform === "linux") expect(await processGroup(hub.status.pid)).toBe(hub.status.pid);
});

const processGroup = async (pid: number): Promise<number> => {
	const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ");
	return Number(fields?.[2]);
};

test.each(["well", "polite"] as const)(
	"[D7.start][E2.oneHub] several concurrent starts end up with one hub (%s)",
	async (mode) => {
		const dataFolder = await temporaryDataFolder();
		const command = tinyHub(dataFolder, mode);
		const hubs = await Promise.all(
			[1, 2, 3].map(() => startHub({ dataFolder, command, logger: quiet, graceMs: 10_000 })),
		);
		expect(new Set(hubs.map(({ status }) => status.pid)).size).toBe(1);
		expect(hubs.filter(({ started }) => started)).toHaveLength(1);
	},
);

test("[D7.start] a hub that exits at once is reported with its last output", async () => {
	const dataFolder = await temporaryDataFolder();
	const outputFile = join(dataFolder, "out.log");
	await writeFile(outputFile, "from an earlier start\n");
	const command = tinyHub(dataFolder, "crash");
	const started = startHub({ dataFolder, command, logger: quiet, outputFile, graceMs: 0 });
	const error = await started.catch((error: unknown) => error);
	if (!(error instanceof HubStartError)) throw error;
	expect(error.output).toEqual(["first line", "cannot open the store: disk is on fire"]);
	expect(error.message).toContain("ended with exit code 3");
	expect(error.message).toContain("disk is on fire");
	expect(error.message).toContain(outputFile);
	expect(error.message).not.toContain("earlier");
});

test("[D7.start] a program that does not exist is reported by name", async () => {
	const dataFolder = await temporaryDataFolder();
	const command = { command: join(dataFolder, "no-such-node"), args: [], env: {} };
	const started = startHub({ dataFolder, command, logger: quiet, graceMs: 0 });
	await expect(started).rejects.toThrow(/no-such-node could not be run: .*ENOENT.* It printed nothing\./);
});

test("[D7.start] a hub that never answers is ended and reported", async () => {
	const dataFolder = await temporaryDataFolder();
	const command = tinyHub(dataFolder, "mute");
	const started = startHub({ dataFolder, command, logger: quiet, timeoutMs: 0 });
	await expect(started).rejects.toThrow("did not answer in time and was ended");
});

test("[D7.start] attaching finds a running hub instead of starting another", async () => {
	const dataFolder = await temporaryDataFolder();
	const options = { dataFolder, version: "0.1.9", logger: quiet };
	expect(await attachHub(options)).toMatchObject({ state: "absent" });
	const start = { command: tinyHub(dataFolder) };
	const first = await attachHub({ ...options, start });
	const second = await attachHub({ ...options, start: { command: tinyHub(dataFolder, "crash") } });
	expect([first, second]).toMatchObject([
		{ state: "attached", started: true },
		{ state: "attached", started: false },
	]);
});

test("[C12.compatibility] a hub of another version is a mismatch that says what to do", async () => {
	const dataFolder = await temporaryDataFolder();
	const start = { command: tinyHub(dataFolder, "well", { TINY_VERSION: "0.3.0" }) };
	expect(await attachHub({ dataFolder, version: "0.2.0", logger: quiet, start })).toMatchObject({
		state: "mismatch",
		verdict: "hub-newer",
		message: "Parley 0.3.0 is running, and this is version 0.2.0. Update this program.",
	});
	expect(await attachHub({ dataFolder, version: "0.4.0", logger: quiet })).toMatchObject({
		state: "mismatch",
		verdict: "hub-older",
	});
});

test("[D7.start] a hub that is shutting down is awaited, then replaced", async () => {
	const dataFolder = await temporaryDataFolder();
	const server = await serveHub(new HubModel());
	server.faults = { status: 503 };
	const address = { pid: process.pid, socket: server.socketPath, version: "1", epoch: "e", startedAt: 0 };
	await writeFile(join(dataFolder, "hub.json"), JSON.stringify(address));
	await writeFile(join(dataFolder, "token"), "right");
	const options = { dataFolder, version: "0.1.0", logger: quiet, start: { command: tinyHub(dataFolder) } };
	expect(await attachHub({ ...options, leaveTimeoutMs: 0 })).toEqual({ state: "leaving" });
	const attached = attachHub(options);
	await server.close();
	expect(await attached).toMatchObject({ state: "attached", started: true });
});

test("[D7.start] a hub that holds the folder while shutting down is replaced as soon as it has exited", async () => {
	const dataFolder = await temporaryDataFolder();
	await mkdir(join(dataFolder, "lock"));
	const log = new LogEventStream();
	const logger = Logger.create("client", { sinks: [log] });
	const command = tinyHub(dataFolder, "polite");
	const started = startHub({ dataFolder, command, logger, againMs: 0 });
	const starting = (count: number) =>
		log.records().filter(({ message }) => message === "Starting a hub").length >= count;
	await expect.poll(() => starting(2), { timeout: 10_000 }).toBe(true);
	await rmdir(join(dataFolder, "lock"));
	expect(await started).toMatchObject({ state: "alive", started: true });
});
