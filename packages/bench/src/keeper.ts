import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Logger } from "@parley/logging/logger";
import { KeeperClient } from "@parley/process/kept/keeper-client";
import { KeptProcess } from "@parley/process/kept/kept-process";
import type { Figure } from "./figure.ts";

const mebibyte = 1024 * 1024;
const smallBytes = 1024 * mebibyte;
const largeBytes = 10 * smallBytes;
/** Far more than the keeper has in memory, so that it uses files. */
const lateBytes = 16 * mebibyte;
/** MiB above a keeper at rest, which takes 55 as it is shipped and 30 more from source: 120 in all. */
const maxGrowth = 65;

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

const memoryOf = async (pid: number): Promise<number> => {
	const [, kibibytes] = /^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kibibytes) / 1024;
};

type Keeping = { readonly rest: number; readonly memory: number; readonly speed: number };

/** The memory, in MiB, that a keeper took at rest and at most for an agent's output, and its speed in MiB per second. */
const keep = async (bytes: number): Promise<Keeping> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-bench-"));
	const logger = Logger.create("bench");
	const client = await KeeperClient.connect({ folder, version: "bench", logger });
	try {
		const [name, command, args] = ["Writer", process.execPath, ["--eval", writer(bytes)]];
		const rest = await memoryOf(client.pid);
		const start = performance.now();
		const agent = await KeptProcess.spawn({ name, command, args, env: {}, cwd: folder }, { client, logger });
		let [read, acknowledged] = [0, 0];
		for await (const chunk of agent.stdout) {
			read += chunk.length;
			if (read - acknowledged < lateBytes) continue;
			acknowledged = read;
			agent.acknowledge(read);
		}
		if (read !== bytes) throw new Error(`${read} bytes arrived of ${bytes}`);
		const speed = (read / mebibyte / (performance.now() - start)) * 1000;
		return { rest, memory: await memoryOf(client.pid), speed };
	} finally {
		await client.end();
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
};

/** What keeping an agent's output costs: ten times the output must not take more memory. Linux only. */
export const keeper = async (): Promise<Figure[]> => {
	const small = await keep(smallBytes);
	const large = await keep(largeBytes);
	const detail = `${small.memory.toFixed(0)} MiB for 1 GiB, ${large.memory.toFixed(0)} MiB for 10 GiB at ${large.speed.toFixed(0)} MiB/s`;
	return [
		{
			name: "memory of the keeper for 10 GiB of output",
			ratio: large.memory / small.memory,
			to: "that for 1 GiB",
			bound: { atMost: 1.2 },
			detail,
		},
		{
			name: "growth of the keeper",
			ratio: (large.memory - large.rest) / maxGrowth,
			to: `${maxGrowth} MiB`,
			bound: { atMost: 1 },
			detail,
		},
	];
};
