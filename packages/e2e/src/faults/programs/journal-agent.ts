import { appendFileSync, readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { ndJsonStream } from "@agentclientprotocol/sdk";
import { elizaAgent } from "@parley/agents/eliza/agent/eliza-agent";
import { processHost } from "@parley/agents/eliza/agent/host";
import { outletBytes } from "@parley/agents/eliza/agent/outlet";

/*
 * Eliza with a journal: she records that she runs, and each request, answer and cancel before she acts on it. Argument: the journal's path.
 * While a file beside it names a method (`.held`), she does not act on requests for that.
 */

const pollMs = 10;
const journal = String(process.argv[2]);
const write = (entry: unknown): void => appendFileSync(journal, `${JSON.stringify(entry)}\n`);

write({ pid: process.pid });

const held = (): string => {
	try {
		return readFileSync(`${journal}.held`, "utf8");
	} catch {
		return "";
	}
};

/** The line without a quotation of what was asked before: that is nothing to do again. */
const withoutHistory = (line: string): string =>
	line.replace(/\{"type":"text","text":"Earlier in this conversation, (?:[^"\\]|\\.)*"\},?/, "");

const note = (line: string): void => {
	const [, method] = /"method":"([^"]+)"/.exec(line) ?? [];
	if (method === "session/prompt") write({ prompt: withoutHistory(line) });
	else if (method === "session/cancel") write({ cancel: line });
	else if (method === undefined) write({ answer: line });
	else write({ request: method });
};

/** Passes its input through unchanged, after recording complete lines, unless what one asks for is held. */
const readNoting = (): ReadableStream<Uint8Array> => {
	const decoder = new TextDecoder();
	let rest = "";
	let passed = Promise.resolve();
	return new ReadableStream({
		start: (controller) => {
			process.stdin.on("data", (chunk: Buffer) => {
				const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
				rest = lines.pop() ?? "";
				for (const line of lines) note(line);
				const isHeld = (): boolean => {
					const method = held();
					return method !== "" && lines.some((line) => line.includes(`"method":"${method}"`));
				};
				passed = passed.then(async () => {
					while (isHeld()) await delay(pollMs);
					controller.enqueue(chunk);
				});
			});
			process.stdin.on("end", () => void passed.then(() => controller.close()));
		},
	});
};

process.stdout.on("error", () => process.exit());
const host = processHost();
const connection = elizaAgent(host).connect(ndJsonStream(outletBytes(host.outlet), readNoting()));
setImmediate(() => flushCompileCache());
await connection.closed;
process.exit();
