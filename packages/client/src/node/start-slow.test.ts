import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import { quiet, temporaryDataFolder, tinyHub } from "../testing/data-folder.ts";
import { locateHub } from "./locate-hub.ts";
import { startHub } from "./start-hub.ts";

const release = (dataFolder: string): Promise<void> => writeFile(join(dataFolder, "go"), "");

test("[D7.start] a hub that reports its progress while starting is reported and not killed, however long it takes", async () => {
	const dataFolder = await temporaryDataFolder();
	const slow = Promise.withResolvers<string>();
	const started = startHub({
		dataFolder,
		command: tinyHub(dataFolder, "slow"),
		logger: quiet,
		timeoutMs: 4000,
		slowMs: 6000,
		onSlow: slow.resolve,
	});
	started.catch(slow.reject);
	expect(await slow.promise).toBe("checking its store");
	await release(dataFolder);
	expect(await started).toMatchObject({ state: "alive", started: true });
});

test("[D7.start] a caller during a start waits for that hub instead of starting another", async () => {
	const dataFolder = await temporaryDataFolder();
	const log = new LogEventStream();
	const logger = Logger.create("client", { sinks: [log] });
	const slow = Promise.withResolvers<string>();
	const options = { dataFolder, command: tinyHub(dataFolder, "slow"), logger, slowMs: 0 };
	const first = startHub({ ...options, onSlow: slow.resolve });
	await slow.promise;
	const second = startHub(options);
	await release(dataFolder);
	const hubs = await Promise.all([first, second]);
	expect(hubs.map(({ started }) => started)).toEqual([true, false]);
	// One that asks right after the start was over.
	expect(await startHub(options)).toMatchObject({ state: "alive", started: false });
	expect(log.records().filter(({ message }) => message === "Starting a hub")).toHaveLength(1);
});

test("[D7.start] the report of a hub that died while starting does not prevent another start", async () => {
	const dataFolder = await temporaryDataFolder();
	const phaseFile = join(dataFolder, "hub-phase.json");
	// Its pid belongs to another process by now, as after a reboot.
	await writeFile(
		phaseFile,
		JSON.stringify({ phase: "starting", pid: process.pid, doing: "opening its store" }),
	);
	await utimes(phaseFile, 1, 1);
	const started = startHub({ dataFolder, command: tinyHub(dataFolder), logger: quiet });
	expect(await started).toMatchObject({ state: "alive", started: true });
});

test("[D7.start] an editor window learns why it waits, and finds the same hub later", async () => {
	const dataFolder = await temporaryDataFolder();
	const start = async () => ({ command: tinyHub(dataFolder, "slow"), patienceMs: 0 });
	const options = { dataFolder, version: "0.1.0", logger: quiet, start };
	const told = { reason: "unavailable", message: "Parley is checking its store. This can take a while." };
	await expect(locateHub(options)).rejects.toMatchObject(told);
	await expect(locateHub(options)).rejects.toMatchObject(told);
	await release(dataFolder);
	await expect
		.poll(
			() =>
				locateHub(options).then(
					({ pid }) => pid,
					() => 0,
				),
			{ timeout: 15_000 },
		)
		.toBeGreaterThan(0);
});
