import { createServer } from "node:http";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

/*
 * Loaded by the bench into a hub before the hub itself: reports the process's resource usage on its own socket. The threads
 * query each other, because each sees only its own heap.
 */

/** The hub's usage so far: processor time of all threads in microseconds, and live memory in bytes. */
export type Readings = { readonly cpu: number; readonly memory: number };

/** The store has one. */
const workers = 1;

const collect = globalThis.gc;
const channel = new BroadcastChannel("parley-bench-probe");
channel.unref();

const liveMemory = (): number => {
	if (collect === undefined) throw new Error("the hub must run with --expose-gc");
	// Twice, because buffers found by the first collection are freed by the second at the latest.
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
