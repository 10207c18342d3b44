import { createServer } from "node:http";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

/*
 * Loaded into a hub before the hub itself, by the bench alone: answers on a socket of its own what the process uses. The
 * threads ask each other, because each knows its own heap only.
 */

/** What the hub uses by now: processor time of all threads in microseconds, and live memory in bytes. */
export type Readings = { readonly cpu: number; readonly memory: number };

/** The store has one. */
const workers = 1;

const collect = globalThis.gc;
const channel = new BroadcastChannel("parley-bench-probe");
channel.unref();

const liveMemory = (): number => {
	if (collect === undefined) throw new Error("the hub must run with --expose-gc");
	// Twice, because buffers that the first finds are given back by the second at the latest.
	collect();
	collect();
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external;
};

const numberIn = (message: unknown): number | undefined => {
	const data =
		typeof message === "object" && message !== null && "data" in message ? message.data : undefined;
	return typeof data === "number" ? data : undefined;
};

const inWorkers = (): Promise<number> =>
	new Promise((resolve) => {
		const answers: number[] = [];
		channel.onmessage = (message) => {
			answers.push(numberIn(message) ?? 0);
			if (answers.length === workers) resolve(answers.reduce((sum, bytes) => sum + bytes, 0));
		};
		channel.postMessage("measure");
	});

const socket = process.env["BENCH_PROBE"];
if (!isMainThread) {
	channel.onmessage = () => channel.postMessage(liveMemory());
} else if (socket !== undefined) {
	const server = createServer((request, response) => {
		const cpuTime = process.cpuUsage();
		const cpu = cpuTime.user + cpuTime.system;
		if (request.url === "/cpu") response.end(JSON.stringify({ cpu, memory: 0 }));
		else
			void inWorkers().then((memory) => response.end(JSON.stringify({ cpu, memory: memory + liveMemory() })));
	});
	server.listen(socket);
	server.unref();
}
