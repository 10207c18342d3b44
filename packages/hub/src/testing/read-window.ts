import { parentPort, workerData } from "node:worker_threads";
import { LogDatabase } from "../store/sqlite/database.ts";

/* Reads the newest turn of the session `s` in its own thread, whose memory the caller can limit. */

const megabyte = 1024 * 1024;
const database = new LogDatabase(String(workerData));
const window = database.window("s", undefined, 1, 4 * megabyte, { items: 100, bytes: 2 * megabyte });
database.close();
parentPort?.postMessage(JSON.stringify(window?.turns).length);
