import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, unlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
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

const leave = (code: number, reason?: string): never => {
	if (reason !== undefined) process.stderr.write(`${reason}\n`);
	process.exit(code);
};

/** Whoever else could read the key, or replace the socket, could command the agents. */
const requirePrivate = (path: string, kind: "isDirectory" | "isFile"): void => {
	const entry = lstatSync(path);
	const isOwn = isPipe || (entry.uid === process.getuid?.() && (entry.mode & 0o077) === 0);
	if (!entry[kind]() || !isOwn) leave(2, `not-private ${path}`);
};

requirePrivate(folder, "isDirectory");
if (!isPipe) requirePrivate(dirname(socket), "isDirectory");
requirePrivate(join(folder, "key"), "isFile");
const key = readFileSync(join(folder, "key"));
if (key.length < 32) leave(2, "short-key");

const server = createServer((connection) => keeper.accept(connection));
const keeper = new Keeper({
	folder,
	key,
	limits,
	lonelyMs,
	successorMs: Math.max(lonelyMs / 10, 10_000),
	firstMs: 30_000,
	onDone: () => {
		server.close();
		rmSync(join(folder, "kept"), { recursive: true, force: true });
		process.exit(0);
	},
});

const listen = (): void => {
	const before = process.umask(0o077);
	server.listen(socket);
	// Agents inherit it.
	process.umask(before);
};

/** Looks at what has the address from a name of its own: another keeper that starts now must not lose its socket to this one. */
const takeAddress = (): void => {
	const taken = `${socket}.${process.pid}`;
	if (!isPipe) renameSync(socket, taken);
	const found = connect(isPipe ? socket : taken);
	found.once("connect", () => {
		if (!isPipe) renameSync(taken, socket);
		leave(0);
	});
	found.once("error", () => {
		if (!isPipe) unlinkSync(taken);
		listen();
	});
};

server.once("error", (error: NodeJS.ErrnoException) => {
	server.once("error", (again) => leave(3, again.message));
	if (error.code === "EADDRINUSE") takeAddress();
	else leave(3, error.message);
});
server.once("listening", () => {
	if (!isPipe) chmodSync(socket, 0o600);
	// Of a keeper that died: nobody knows its positions any more.
	rmSync(join(folder, "kept"), { recursive: true, force: true });
});
listen();

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void keeper.end());
