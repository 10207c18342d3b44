import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Logger } from "@parley/logging/logger";
import { FileSink } from "@parley/logging/sinks/file";
import { expect, onTestFinished, test } from "vitest";
import { hubLogFiles } from "./log-files.ts";

test("[A13.everything] the hub's logs are deleted with the rotated ones, and logging continues in a new file", async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-logs-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const path = join(folder, "logs", "hub.log");
	await mkdir(join(folder, "logs"));
	const sink = new FileSink({ path });
	const logger = Logger.create("hub", { sinks: [sink] });
	logger.info("before");
	await sink.flush();
	for (const name of ["hub.log.1", "hub-output.log", "someone-elses.log"])
		await writeFile(join(folder, "logs", name), "before");
	const files = hubLogFiles(path, sink);
	expect(await files.size()).toBeGreaterThan(12);
	expect(await files.erase()).toBe(3);
	expect((await readdir(join(folder, "logs"))).sort()).toEqual(["hub-output.log", "someone-elses.log"]);
	expect(await readFile(join(folder, "logs", "hub-output.log"), "utf8")).toBe("");
	logger.info("after");
	await sink.flush();
	expect(await readFile(path, "utf8")).toMatch(/^[^\n]*after[^\n]*\n$/);
	await logger.dispose();
});
