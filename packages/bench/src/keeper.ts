import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Logger } from "@parley/logging/logger";
import { KeeperClient } from "@parley/process/kept/keeper-client";
import { KeptProcess } from "@parley/process/kept/kept-process";
import { keeperCommand } from "@parley/process/kept/start-keeper";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";

const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;
const totalBytes = 10 * gibibyte;
/** Far more than the keeper has in memory, so that it uses files. */
const lateBytes = 16 * mebibyte;
/** MiB. */
const maxMemory = 120;

/** Writes the keeper as it ships, without types: Node takes 30 MiB to strip them. */
const strippedKeeper = async (target: string): Promise<string> => {
	const source = dirname(fileURLToPath(import.meta.resolve("@parley/keeper/main")));
	for (const path of await readdir(source, { recursive: true })) {
		if (!path.endsWith(".ts") || path.endsWith(".test.ts") || path.startsWith("testing")) continue;
		const code = stripTypeScriptTypes(await readFile(join(source, path), "utf8"));
		const file = join(target, path.replace(/ts$/, "mjs"));
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, code.replaceAll(/(from "\..*)\.ts"/g, '$1.mjs"'));
	}
	return join(target, "main.mjs");
};

/** Writes lines of a kilobyte as fast as they are taken. */
const writer = (bytes: number): string => `
	const chunk = Buffer.from(("x".repeat(1023) + "\\n").repeat(64));
	let left = ${bytes};
	const go = () => {
		for (; left > 0; ) {
			left -= chunk.length;
			if (!process.stdout.write(chunk)) return process.stdout.once("drain", go);
		}
	};
	go();
`;

/** MiB. */
const memoryOf = (pid: number, field: "VmRSS" | "VmHWM"): number => {
	const status = readFileSync(`/proc/${pid}/status`, "utf8");
	const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status) ?? [];
	return Number(kibibytes) / 1024;
};

type Keeping = {
	/** The keeper's memory at each acknowledgement, and its peak, in MiB. */
	readonly samples: readonly number[];
	readonly peak: number;
	/** MiB per second. */
	readonly speed: number;
};

const keep = async (folder: string): Promise<Keeping> => {
	const logger = Logger.create("bench");
	const args = [...keeperCommand.args.slice(0, -1), await strippedKeeper(join(folder, "keeper"))];
	const start = { command: { command: process.execPath, args } };
	const client = await KeeperClient.connect({ folder, version: "bench", logger, start });
	try {
		const begun = performance.now();
		const program = { command: process.execPath, args: ["--eval", writer(totalBytes)] };
		const agent = await KeptProcess.spawn(
			{ name: "Writer", ...program, env: {}, cwd: folder },
			{ client, logger },
		);
		const samples: number[] = [];
		let [read, acknowledged] = [0, 0];
		for await (const chunk of agent.stdout) {
			read += chunk.length;
			if (read - acknowledged < lateBytes) continue;
			acknowledged = read;
			agent.acknowledge(read);
			samples.push(memoryOf(client.pid, "VmRSS"));
		}
		if (read !== totalBytes) throw new Error(`${read} bytes arrived of ${totalBytes}`);
		const speed = (read / mebibyte / (performance.now() - begun)) * 1000;
		return { samples, peak: memoryOf(client.pid, "VmHWM"), speed };
	} finally {
		await client.end();
	}
};

/** What keeping an agent's output costs: memory must not grow with it. Linux only. */
export const keeper = async (): Promise<Figure[]> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-bench-"));
	const { samples, peak, speed } = await keep(folder).finally(() =>
		rm(folder, { recursive: true, force: true, maxRetries: 5 }),
	);
	const perGibibyte = Math.floor(samples.length / (totalBytes / gibibyte));
	const [first, last] = [median(samples.slice(0, perGibibyte)), median(samples.slice(-perGibibyte))];
	const detail = `${first.toFixed(0)} MiB, then ${last.toFixed(0)}, at most ${peak.toFixed(0)}, at ${speed.toFixed(0)} MiB/s`;
	return [
		{
			name: "memory of the keeper in the tenth GiB of output",
			ratio: last / first,
			to: "that in the first",
			bound: { atMost: 1.1 },
			detail,
		},
		{
			name: "memory of the keeper at its peak",
			ratio: peak / maxMemory,
			to: `${maxMemory} MiB`,
			bound: { atMost: 1 },
			detail,
		},
	];
};
