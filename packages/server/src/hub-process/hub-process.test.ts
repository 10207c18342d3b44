import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hostRuntime } from "@parley/client/core/host-runtime";
import { HubCaller } from "@parley/client/core/hub-caller";
import { HubClient } from "@parley/client/core/hub-client";
import { findHub } from "@parley/client/node/find-hub";
import { SocketTransport } from "@parley/client/node/socket-transport";
import { KeeperLink } from "@parley/hub/agents/keeper-link";
import { openSqliteStore } from "@parley/hub/store/sqlite/sqlite-store";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import type { ClientKind } from "@parley/protocol/hub/methods";
import { expect, onTestFinished, test } from "vitest";
import { type HubFiles, hubFiles } from "./hub-files.ts";
import { runHubProcess } from "./hub-process.ts";

const uiFolder = join(dirname(fileURLToPath(import.meta.url)), "../testing/ui");

/** Ends the agents that a hub has left behind. */
const endKeeper = async ({ keeper, agents }: HubFiles, logger: Logger): Promise<void> => {
	const link = await KeeperLink.find({
		...{ folder: keeper, ledgerFolder: agents, version: "0.1.0", logger },
		successor: { command: process.execPath, args: [], cwd: keeper, env: {} },
		onReplaced: () => undefined,
	});
	await link.end();
};

/** A complete hub, but in the test's process. */
const runHub = async (
	idleMilliseconds: number,
	atStart: (files: HubFiles) => Promise<void> = async () => undefined,
) => {
	const data = await realpath(await mkdtemp(join(tmpdir(), "parley-process-")));
	const logs = new LogEventStream();
	const logger = Logger.create("hub", { sinks: [logs] });
	const ending = new AbortController();
	const files = hubFiles(data);
	const openStore: typeof openSqliteStore = async (...given) => {
		await atStart(files);
		return openSqliteStore(...given);
	};
	const ended = runHubProcess(
		{ files, uiFolder, version: "0.1.0", logger, idleMilliseconds, openStore },
		ending.signal,
	);
	onTestFinished(async () => {
		ending.abort();
		await ended;
		await endKeeper(files, logger);
		await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	});
	await logs.waitFor(({ message }) => message === "The hub runs", "the start of the hub");
	const connect = async (kind: ClientKind = "test"): Promise<HubClient> => {
		const found = await findHub({ dataFolder: data, logger });
		if (found.state !== "alive") throw new Error(`no hub: ${found.state}`);
		const { token, socket } = found.address;
		const transport = new SocketTransport({ token, endpoint: { socketPath: socket } });
		const client = HubClient.connect({ transport, client: { kind, version: "0.1.0" }, logger });
		onTestFinished(() => client.close());
		await client.request("hub.status", {});
		return client;
	};
	return { data, files, logs, logger, ending, ended, connect };
};

test("[D7.lifetime] an unused hub exits by itself and leaves no address behind", async () => {
	const hub = await runHub(50);
	expect(await hub.ended).toBe("idle");
	expect(await findHub({ dataFolder: hub.data, logger: hub.logger })).toMatchObject({ state: "absent" });
});

/** A hub with an agent that has nothing to do; the processes of keeper and agent. `told`: something would be lost with the agent. */
const withIdleAgent = async (idleMilliseconds: number, told = true) => {
	const hub = await runHub(idleMilliseconds);
	const found = await findHub({ dataFolder: hub.data, logger: hub.logger });
	if (found.state !== "alive") throw new Error(`no hub: ${found.state}`);
	const { token, socket } = found.address;
	const transport = new SocketTransport({ token, endpoint: { socketPath: socket } });
	onTestFinished(() => transport.close());
	const violations = new ViolationCounter(() => undefined);
	// Not attached: a client that leaves is expected back for a while.
	const client = new HubCaller({ transport, runtime: hostRuntime, violations, timeoutMs: 10_000 });
	const { sessionId } = await client.request("session.create", { folder: hub.data });
	const content = [{ type: "text" as const, text: "/echo done" }];
	if (told) await client.request("prompt.send", { sessionId, messageId: "m", content });
	const status = () => client.request("hub.status", {});
	await expect.poll(async () => (await status()).sessions[0]?.status, { timeout: 15_000 }).toBe("idle");
	await expect.poll(async () => (await status()).keeper?.agents.length, { timeout: 15_000 }).toBe(1);
	const { keeper } = await status();
	const pids = [keeper?.pid ?? 0, ...(keeper?.agents ?? []).map(({ pid }) => pid)];
	expect(pids).toHaveLength(2);
	return { ...hub, status, pids };
};

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

test("[D7.lifetime] a hub that exits by itself ends its agents and their keeper", async () => {
	const { ended, pids } = await withIdleAgent(5000, false);
	expect(pids.filter(isAlive)).toEqual(pids);
	expect(await ended).toBe("idle");
	await expect.poll(() => pids.filter(isAlive), { timeout: 15_000 }).toEqual([]);
});

test("[D7.lifetime] one that is ended by a signal leaves them", async () => {
	const { ending, ended, pids } = await withIdleAgent(600_000);
	ending.abort();
	expect(await ended).toBe("signalled");
	expect(pids.filter(isAlive)).toEqual(pids);
});

test("[E11.status] a keeper that hangs does not make the hub look as if it did", async () => {
	const { status, pids } = await withIdleAgent(600_000);
	const [keeper = 0] = pids;
	process.kill(keeper, "SIGSTOP");
	onTestFinished(() => void process.kill(keeper, "SIGCONT"));
	expect((await status()).keeper).toMatchObject({ pid: keeper, silent: true, agents: [] });
	process.kill(keeper, "SIGCONT");
	await expect.poll(async () => (await status()).keeper?.agents.length, { timeout: 15_000 }).toBe(1);
});

test("[E1.reread] a change to the settings file while the hub starts is not missed", async () => {
	const hub = await runHub(600_000, ({ config }) =>
		writeFile(config, JSON.stringify({ agents: { late: { command: "x" } } })),
	);
	await hub.logs.waitFor(({ message }) => message === "The agents were read again", "the new agents");
	const client = await hub.connect();
	const { agents } = await client.request("agent.list", {});
	expect(agents.map(({ agentId }) => agentId)).toContain("late");
});

test("[ground] an attached command such as serve does not count as an open window", async () => {
	const hub = await runHub(600_000);
	const [editor, serve] = [await hub.connect("editor"), await hub.connect("command")];
	await hub.connect("browser");
	expect(await serve.request("hub.status", {})).toMatchObject({ clients: 2, windows: 2 });
	expect(await editor.request("hub.status", {})).toMatchObject({ clients: 2, windows: 1 });
	expect(await editor.request("hub.stop", {})).toMatchObject({ stopping: false, clients: 2, windows: 1 });
});

test("[D7.lifetime] an attached client keeps the hub alive, and so does a working agent", async () => {
	const hub = await runHub(600_000);
	const client = await hub.connect();
	const { sessionId } = await client.request("session.create", { folder: hub.data });
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.request("prompt.send", { sessionId, messageId: "m", content });
	expect(await client.request("hub.stop", {})).toMatchObject({ stopping: false, busy: 1 });
	await client.request("prompt.stop", { sessionId });
	expect(await client.request("hub.stop", { force: true })).toMatchObject({ stopping: true });
	expect(await hub.ended).toBe("stopped");
});

test("[D7.lifetime] a hub that is stopped ends running turns first: no process is left and the log is complete", async () => {
	const hub = await runHub(600_000);
	const client = await hub.connect();
	const { sessionId } = await client.request("session.create", { folder: hub.data });
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.request("prompt.send", { sessionId, messageId: "m", content });
	const started = await hub.logs.waitFor(
		({ message }) => message === "The agent's process started",
		"the agent",
	);
	// While a record is being replaced, its temporary file is beside it.
	const records = (await readdir(hub.files.agents)).filter((name) => name.endsWith(".json"));
	expect(records).toHaveLength(1);
	expect(await client.request("hub.stop", { force: true })).toMatchObject({ stopping: true, busy: 1 });
	expect(await hub.ended).toBe("stopped");
	expect(await readdir(hub.files.agents)).toEqual([]);
	const pid = Number(started.fields?.["pid"]);
	expect(() => process.kill(pid, 0)).toThrow("ESRCH");
	await expect(readFile(hub.files.address)).rejects.toThrow("ENOENT");
});

test("[C10.listener] a listener that other machines can reach requires explicit consent", async () => {
	const hub = await runHub(600_000);
	const client = await hub.connect();
	await expect(client.request("hub.listen", { host: "0.0.0.0", port: 0 })).rejects.toMatchObject({
		code: "forbidden",
	});
	const { url, token } = await client.request("hub.listen", { host: "127.0.0.1", port: 0 });
	expect((await fetch(url)).status).toBe(200);
	await client.request("hub.unlisten", { url });
	await expect(fetch(url)).rejects.toThrow();
	const port = Number(new URL(url).port);
	expect(await client.request("hub.listen", { host: "127.0.0.1", port, token })).toEqual({ url, token });
	await expect(client.request("hub.listen", { host: "127.0.0.1", port })).rejects.toMatchObject({
		code: "conflict",
	});
});

test("[E25.upload] the largest chunk of a file passes through the socket and is stored beside the database", async () => {
	const hub = await runHub(600_000);
	const client = await hub.connect();
	const data = Buffer.alloc(maxBlobChunk, "x").toString("base64");
	const { blob } = await client.request("blob.put", { uploadId: "u", offset: 0, data, size: maxBlobChunk });
	if (blob === undefined) throw new Error("the piece was all of it");
	expect(await client.request("blob.read", { blob, offset: 0, length: maxBlobChunk })).toEqual({
		data,
		size: maxBlobChunk,
	});
	const file = await readFile(join(dirname(hub.files.store), "blobs", blob.slice(0, 2), blob));
	expect(file.length).toBe(maxBlobChunk);
});
