import { lstatSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { claimSocket } from "./claim-socket.ts";
import { Keeper } from "./keeper.ts";
import { defaultLimits } from "./limits.ts";

/** The keeper's process. What it has to say about its own failure goes to stderr, as a code. */

const { values } = parseArgs({
	options: {
		folder: { type: "string" },
		socket: { type: "string" },
		lonely: { type: "string" },
		"agent-bytes": { type: "string" },
		"all-bytes": { type: "string" },
	},
});
const { folder = "", socket = "" } = values;
const isPipe = process.platform === "win32";
/** Tests give smaller ones. */
const limits = {
	...defaultLimits,
	agent: Number(values["agent-bytes"] ?? defaultLimits.agent),
	all: Number(values["all-bytes"] ?? defaultLimits.all),
};
const lonelyMs = Number(values.lonely ?? 10 * 60_000);
const kept = join(folder, "kept");

const log = (line: string): unknown => process.stderr.write(`${line}\n`);
const refuse = (reason: string): never => {
	log(reason);
	process.exit(2);
};

/** Whoever else could read the key, or replace the socket, could command the agents. */
const requirePrivate = (path: string, kind: "isDirectory" | "isFile"): void => {
	const entry = lstatSync(path);
	const isOwn = isPipe || (entry.uid === process.getuid?.() && (entry.mode & 0o077) === 0);
	if (!entry[kind]() || !isOwn) refuse(`not-private ${path}`);
};

requirePrivate(folder, "isDirectory");
if (!isPipe) requirePrivate(dirname(socket), "isDirectory");
requirePrivate(join(folder, "key"), "isFile");
const key = readFileSync(join(folder, "key"));
if (key.length < 32) refuse("short-key");

const keeper = new Keeper({
	folder,
	key,
	limits,
	lonelyMs,
	successorMs: Math.max(lonelyMs / 10, 10_000),
	firstMs: 30_000,
	log,
	onDone: () => {
		// First, or they could be those of the next keeper.
		rmSync(kept, { recursive: true, force: true });
		server.close();
		process.exit(0);
	},
});
const server = createServer((connection) => keeper.accept(connection));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void keeper.end());

// Another keeps this folder already.
if (!(await claimSocket(server, socket))) process.exit(0);
// Of a keeper that died: nobody knows the positions in its files.
rmSync(kept, { recursive: true, force: true });
