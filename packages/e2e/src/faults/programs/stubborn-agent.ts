import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { ndJsonStream } from "@agentclientprotocol/sdk";
import { elizaAgent } from "@parley/agents/eliza/agent/eliza-agent";
import { processHost } from "@parley/agents/eliza/agent/host";
import { outletBytes } from "@parley/agents/eliza/agent/outlet";
import { isRunning } from "./is-running.ts";

/*
 * Eliza, who outlives her hub: neither the end of her input nor SIGTERM ends her, and she has a child in its own process session. At her
 * start she records which of her predecessors still run, then herself and her child. Argument: the journal's path.
 */

const journal = String(process.argv[2]);
const write = (entry: unknown): void => appendFileSync(journal, `${JSON.stringify(entry)}\n`);

const earlier = existsSync(journal)
	? readFileSync(journal, "utf8")
			.split("\n")
			.flatMap((line) => [.../"pid":(\d+)/g[Symbol.matchAll](line)].map(([, pid]) => Number(pid)))
	: [];
write({ stillRunning: earlier.filter(isRunning) });

process.on("SIGTERM", () => undefined);
const child = spawn(
	process.execPath,
	["--eval", 'process.on("SIGTERM", () => {}); console.log(1); setInterval(() => {}, 1000)', journal],
	{ detached: true, stdio: ["ignore", "pipe", "ignore"] },
);
await once(child.stdout, "data");
write({ pid: process.pid });
write({ pid: child.pid });

setInterval(() => undefined, 1000);
process.stdout.on("error", () => undefined);
const host = processHost();
const input = new ReadableStream<Uint8Array>({
	start: (controller) => {
		process.stdin.on("data", (chunk: Buffer) => controller.enqueue(chunk));
	},
});
elizaAgent(host).connect(ndJsonStream(outletBytes(host.outlet), input));
