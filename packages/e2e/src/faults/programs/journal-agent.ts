import { appendFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { ndJsonStream } from "@agentclientprotocol/sdk";
import { elizaAgent } from "@parley/agents/eliza/agent/eliza-agent";
import { processHost } from "@parley/agents/eliza/agent/host";
import { outletBytes } from "@parley/agents/eliza/agent/outlet";

/* Eliza with a journal: she records that she runs, and each prompt, answer and cancel before she acts on it. Argument: the journal's path. */

const journal = String(process.argv[2]);
const write = (entry: unknown): void => appendFileSync(journal, `${JSON.stringify(entry)}\n`);

write({ pid: process.pid });

/** Passes its input through unchanged, after recording complete prompts, answers and cancels. */
const readNoting = (): ReadableStream<Uint8Array> => {
	const decoder = new TextDecoder();
	let rest = "";
	return new ReadableStream({
		start: (controller) => {
			process.stdin.on("data", (chunk: Buffer) => {
				const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
				rest = lines.pop() ?? "";
				for (const line of lines) {
					if (line.includes('"method":"session/prompt"')) write({ prompt: line });
					if (line.includes('"method":"session/cancel"')) write({ cancel: line });
					if (!line.includes('"method":')) write({ answer: line });
				}
				controller.enqueue(chunk);
			});
			process.stdin.on("end", () => controller.close());
		},
	});
};

process.stdout.on("error", () => process.exit());
const host = processHost();
const connection = elizaAgent(host).connect(ndJsonStream(outletBytes(host.outlet), readNoting()));
setImmediate(() => flushCompileCache());
await connection.closed;
process.exit();
