import { existsSync, watch } from "node:fs";
import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import http from "node:http";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { processStart } from "../node/process-start.ts";

/*
 * A process that starts like a hub: it takes the lock of its data folder or exits, listens, writes its address, and answers
 * status requests. Arguments: data folder, then how to misbehave.
 */
const [dataFolder = "", mode = "well"] = process.argv.slice(2);
const version = process.env["TINY_VERSION"] ?? "0.1.0";
let stopAsked = false;
let questions = 0;

const listen = async (): Promise<void> => {
	const socket = join(dataFolder, "hub.sock");
	const server = http.createServer((request, response) => {
		answer(request, response).catch(() => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(socket, resolve));
	await writeFile(join(dataFolder, "token"), "secret-token\n", { mode: 0o600 });
	const { pid } = process;
	const started = await processStart(pid);
	const address = { pid, socket, version, epoch: "e1", startedAt: Date.now(), started };
	await writeFile(join(dataFolder, "hub.json.new"), JSON.stringify(address));
	await rename(join(dataFolder, "hub.json.new"), join(dataFolder, "hub.json"));
};

const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
	const { id, method, params } = JSON.parse(await text(request));
	const isKnown = request.headers.authorization === "Bearer secret-token";
	const status = {
		version,
		pid: process.pid,
		startedAt: 0,
		clients: 0,
		sessions: [],
		listeners: [process.env["TINY_MARK"] ?? ""],
	};
	response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
	const busy = Number(process.env["TINY_BUSY"] ?? 0);
	const leaves = process.env["TINY_KEEPS"] !== undefined && params?.leaveAgents === true;
	const stopped = { stopping: busy === 0 || leaves, busy, clients: 0 };
	const result = method === "hub.stop" ? stopped : status;
	response.end(JSON.stringify({ v: 1, kind: "res", id, ok: true, result }));
	if (method === "hub.stop" && stopped.stopping) stopAsked = true;
	else if (stopAsked) questions += 1;
	// Like a real hub, which has agents to end, it keeps answering for a moment.
	if (
		process.env["TINY_STAYS"] === undefined &&
		stopAsked &&
		questions >= Number(process.env["TINY_LINGERS"] ?? 0)
	)
		await leave();
};

/** A clean shutdown: the folder is free before the process exits. */
const leave = async (): Promise<void> => {
	for (const file of ["hub.json", "hub.sock"]) await rm(join(dataFolder, file));
	await rmdir(join(dataFolder, "lock"));
	process.exit(0);
};

if (mode === "crash") {
	process.stderr.write("first line\ncannot open the store: disk is on fire\n");
	process.exit(3);
}
/** A killed hub holds no lock, though this one's folder is still there. */
const takeFromDead = async (): Promise<void> => {
	const { pid } = JSON.parse(await readFile(join(dataFolder, "hub.json"), "utf8"));
	let isAlive = true;
	try {
		process.kill(pid, 0);
	} catch {
		isAlive = false;
	}
	if (isAlive) throw new Error("it is alive");
	await rm(join(dataFolder, "hub.sock"), { force: true });
};

try {
	await mkdir(join(dataFolder, "lock")).catch(takeFromDead);
} catch {
	process.stdout.write("another hub has the folder\n");
	process.exit(mode === "polite" ? 0 : 1);
}
if (mode === "slow") {
	const go = join(dataFolder, "go");
	const mayGoOn = Promise.withResolvers<void>();
	const watcher = watch(dataFolder, () => {
		if (existsSync(go)) mayGoOn.resolve();
	});
	const phase = { phase: "starting", pid: process.pid, doing: "checking its store" };
	await writeFile(join(dataFolder, "hub-phase.json"), JSON.stringify(phase));
	await mayGoOn.promise;
	watcher.close();
	await listen();
	await rm(join(dataFolder, "hub-phase.json"));
} else if (mode === "mute") {
	process.stdout.write("thinking\n");
	setInterval(() => {}, 1000);
} else {
	await listen();
}
