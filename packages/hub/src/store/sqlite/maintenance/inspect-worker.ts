import { parentPort, workerData } from "node:worker_threads";
import { findProblems, inspectStore } from "./inspect.ts";

/* A thread that inspects the store once, so that no commit waits for it. */

const { path, what }: { path: string; what: "inspect" | "check" } = workerData;
parentPort?.postMessage(what === "inspect" ? inspectStore(path) : findProblems(path));
