import { parentPort, workerData } from "node:worker_threads";
import type { LogDatabase } from "./database.ts";
import { markSuspect, openDatabase } from "./open-database.ts";
import { isCorrupt } from "./sqlite-code.ts";
import { toProblem } from "./store-problem.ts";
import { openServices } from "./store-services.ts";
import { serveCall } from "./thread/serve-call.ts";
import { orderOf } from "./thread/store-methods.ts";
import type { StoreReply, StoreRequest } from "./worker-protocol.ts";

/* The store's thread. */

const port = parentPort;
if (port === null) throw new Error("store-worker.ts runs as a worker thread; use openSqliteStore.");

const path = String(workerData);

const reply = (message: StoreReply): void => port.postMessage(message);

const serve = (database: LogDatabase): void => {
	const { services, flush, close } = openServices({
		path,
		database,
		warn: (message) => reply({ kind: "warning", message }),
	});

	const answer = (request: StoreRequest): unknown => {
		if (request.kind === "close") {
			flush();
			return close();
		}
		if (orderOf(request) === "after-appends") flush();
		return serveCall(services, request);
	};

	port.on("message", (request: StoreRequest) => {
		const { id } = request;
		void Promise.resolve()
			.then(() => answer(request))
			.then((result) => port.postMessage({ kind: "done", id, result }))
			// Also covers a result that cannot be cloned: it must fail its reader, not this thread.
			.catch((error: unknown) => {
				if (isCorrupt(error) && !isSearch(request)) markSuspect(path);
				reply({ kind: "failed", id, problem: toProblem(error) });
			})
			.finally(() => {
				if (request.kind === "close") port.close();
			});
	});
	reply({ kind: "ready", epoch: database.epoch });
};

/** The search index can be rebuilt: damage to it does not trigger a check of the file. */
const isSearch = (request: StoreRequest): boolean =>
	request.kind === "call" && request.port === "search" && request.method === "query";

try {
	serve(openDatabase(path));
} catch (error) {
	reply({ kind: "broken", problem: toProblem(error) });
	port.close();
}
