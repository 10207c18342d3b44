import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { LogEventStream } from "../event-stream.ts";
import { Logger } from "../logger.ts";
import { FileSink, type FileSinkOptions } from "./file.ts";
import { diskLogFiles, type LogFiles } from "./log-files.ts";

const temporaryFolder = async (): Promise<string> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-log-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
};

const loggerTo = async (options: Partial<FileSinkOptions> = {}) => {
	const folder = await temporaryFolder();
	const path = join(folder, "logs", "hub.log");
	const stream = new LogEventStream();
	const sink = new FileSink({ path, retryAfterMs: 0, ...options });
	const logger = Logger.create("hub", { sinks: [sink, stream], now: () => 0 });
	onTestFinished(() => logger.dispose());
	return { folder, path, stream, logger };
};

const linesOf = async (path: string): Promise<Record<string, unknown>[]> => {
	const text = await readFile(path, "utf8");
	expect(text.endsWith("\n")).toBe(true);
	return text
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
};

/** A disk whose appends wait until the test releases them. */
const slowFiles = () => {
	const gate = Promise.withResolvers<void>();
	const started = Promise.withResolvers<void>();
	const files: LogFiles = {
		...diskLogFiles,
		async open(path) {
			const file = await diskLogFiles.open(path);
			return {
				...file,
				async append(text) {
					started.resolve();
					await gate.promise;
					await file.append(text);
				},
			};
		},
	};
	return { files, started: started.promise, release: gate.resolve };
};

/** A disk that refuses to open files while `broken`. */
const brokenFiles = () => {
	const state = { broken: true };
	const files: LogFiles = {
		...diskLogFiles,
		async open(path) {
			if (state.broken) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
			return diskLogFiles.open(path);
		},
	};
	return { files, state };
};

test("[E12.sinks] records are appended as JSON Lines that only the owner may read", async () => {
	const { path, logger } = await loggerTo();
	logger.info("one", { n: 1 });
	logger.error("two", { error: new Error("x") });
	await logger.flush();
	expect(await linesOf(path)).toMatchObject([
		{ time: "1970-01-01T00:00:00.000Z", level: "info", category: "hub", message: "one", fields: { n: 1 } },
		{ level: "error", message: "two", error: { name: "Error", message: "x" } },
	]);
	expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("[E12.sinks] an existing file is continued and made private, and a torn last line is terminated first", async () => {
	const folder = await temporaryFolder();
	const path = join(folder, "hub.log");
	await writeFile(path, '{"message":"old"}\n{"mess');
	await chmod(path, 0o644);
	const logger = Logger.create("hub", { sinks: [new FileSink({ path })] });
	logger.info("new");
	await logger.dispose();
	const lines = (await readFile(path, "utf8")).split("\n");
	expect(lines.slice(0, 2)).toEqual(['{"message":"old"}', '{"mess']);
	expect(JSON.parse(lines[2] ?? "")).toMatchObject({ message: "new" });
	expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("[E12.sinks] a full file is rotated, N older ones are kept, and no record is lost between them", async () => {
	const { path, logger } = await loggerTo({ maxBytes: 400, keep: 2 });
	for (let n = 0; n < 20; n++) logger.info(`record ${String(n).padStart(2, "0")}`);
	await logger.flush();
	expect((await readdir(join(path, ".."))).sort()).toEqual(["hub.log", "hub.log.1", "hub.log.2"]);
	const kept = [];
	for (const file of [`${path}.2`, `${path}.1`, path]) {
		expect((await stat(file)).size).toBeLessThanOrEqual(400);
		kept.push(...(await linesOf(file)).map(({ message }) => message));
	}
	const last = Array.from({ length: kept.length }, (_, index) => 20 - kept.length + index);
	expect(kept).toEqual(last.map((n) => `record ${String(n).padStart(2, "0")}`));
});

test("[E12.sinks] a record larger than a file still gets one, and keep 0 keeps only the current file", async () => {
	const { path, logger } = await loggerTo({ maxBytes: 10, keep: 0 });
	logger.info("first");
	logger.info("second");
	await logger.flush();
	expect(await readdir(join(path, ".."))).toEqual(["hub.log"]);
	expect(await linesOf(path)).toMatchObject([{ message: "second" }]);
});

test("[E12.sinks] a disk slower than the log costs counted records, never memory or order", async () => {
	const { files, started, release } = slowFiles();
	const { path, logger } = await loggerTo({ files, maxQueuedLength: 300 });
	logger.info("first");
	await started;
	for (let n = 0; n < 50; n++) logger.info(`later ${n}`);
	release();
	await logger.flush();
	const lines = await linesOf(path);
	const written = lines.filter(({ category }) => category === "hub").length;
	expect(lines.at(-1)).toMatchObject({
		level: "warn",
		category: "logging",
		fields: { dropped: 51 - written },
	});
	expect(written).toBeGreaterThan(1);
	expect(written).toBeLessThan(6);
});

test("[E12.sinks] a failing disk is reported to the other sinks once, and its recovery once", async () => {
	const { files, state } = brokenFiles();
	const { path, stream, logger } = await loggerTo({ files });
	for (const message of ["one", "two", "three"]) {
		logger.info(message);
		await logger.flush();
	}
	const troubles = () => stream.records().filter(({ category }) => category === "logging");
	expect(troubles()).toMatchObject([
		{ level: "error", fields: { sink: "file", path }, error: { fields: { code: "ENOSPC" } } },
	]);
	state.broken = false;
	logger.info("four");
	await logger.flush();
	expect(troubles().map(({ level }) => level)).toEqual(["error", "info"]);
	expect(await linesOf(path)).toMatchObject([
		{ category: "logging", fields: { dropped: 3 } },
		{ message: "four" },
	]);
});

test("[E12.sinks] a failed disk is not retried for a while", async () => {
	const { files } = brokenFiles();
	let opened = 0;
	let now = 0;
	const counting: LogFiles = {
		...files,
		open(path) {
			opened += 1;
			return files.open(path);
		},
	};
	const { logger } = await loggerTo({ files: counting, retryAfterMs: 100, now: () => now });
	for (now of [0, 50, 99, 100]) {
		logger.info("x");
		await logger.flush();
	}
	expect(opened).toBe(2);
});

test("[E12.sinks] a folder that cannot exist is a failing disk, not an exception", async () => {
	const folder = await temporaryFolder();
	await writeFile(join(folder, "file"), "");
	const stream = new LogEventStream();
	const logger = Logger.create("hub", {
		sinks: [new FileSink({ path: join(folder, "file", "hub.log") }), stream],
	});
	logger.info("x");
	await expect(stream.waitFor(({ level }) => level === "error")).resolves.toMatchObject({
		category: "logging",
	});
	await logger.dispose();
});

test("[E12.sinks] dispose flushes pending records, closes the file, and may be called twice", async () => {
	const { path, logger } = await loggerTo();
	logger.info("last");
	await logger.dispose();
	await logger.dispose();
	expect(await linesOf(path)).toMatchObject([{ message: "last" }]);
});
