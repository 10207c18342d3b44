import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { client, ndJsonStream } from "@agentclientprotocol/sdk";
import { HubClient } from "@parley/client/core/hub-client";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { SocketTransport } from "@parley/client/node/socket-transport";
import { startHub } from "@parley/client/node/start-hub";
import { Logger } from "@parley/logging/logger";
import type { Figure } from "./figure.ts";

const eliza = fileURLToPath(import.meta.resolve("@parley/agents/eliza/main"));
const hubMain = fileURLToPath(import.meta.resolve("@parley/server/hub-process/main"));

const updates = 200_000;
const prompt = `/stream ${updates * 20} 0 20`;
const logger = Logger.create("bench");

/** Updates per second that the SDK's client takes from Eliza, and does nothing with. */
const throughSdk = async (): Promise<number> => {
	const agent: ChildProcess = spawn(process.execPath, [eliza], { stdio: ["pipe", "pipe", "ignore"] });
	if (agent.stdin === null || agent.stdout === null) throw new Error("the agent has no pipes");
	let seen = 0;
	const stream = ndJsonStream(Writable.toWeb(agent.stdin), Readable.toWeb(agent.stdout));
	const app = client().onNotification("session/update", () => {
		seen += 1;
	});
	try {
		return await app.connectWith(stream, async (remote) => {
			await remote.request("initialize", { protocolVersion: 1, clientCapabilities: {} });
			const { sessionId } = await remote.request("session/new", { cwd: tmpdir(), mcpServers: [] });
			const start = process.hrtime.bigint();
			await remote.request("session/prompt", { sessionId, prompt: [{ type: "text", text: prompt }] });
			const rate = perSecond(updates, start);
			if (seen < updates) throw new Error(`the SDK's client saw ${seen} of ${updates} updates`);
			return rate;
		});
	} finally {
		agent.kill("SIGKILL");
	}
};

/** Updates per second from Eliza through the log on disk to a client that has every one of them. */
const throughHub = async (): Promise<number> => {
	const data = await mkdtemp(join(tmpdir(), "parley-bench-"));
	const { address } = await startHub({
		dataFolder: data,
		logger,
		command: {
			command: process.execPath,
			args: ["--disable-warning=ExperimentalWarning", hubMain, "--data", data],
			env: process.env,
		},
	});
	const transport = new SocketTransport({ token: address.token, endpoint: { socketPath: address.socket } });
	const hub = HubClient.connect({ transport, client: { kind: "test", version: "0.1.0" }, logger });
	try {
		const { sessionId } = await hub.request("session.create", { folder: data });
		return await timeTurn(hub, sessionId);
	} finally {
		await hub.request("hub.stop", { force: true, despiteClients: true });
		hub.close();
		await rm(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	}
};

const timeTurn = (hub: HubConnection, sessionId: string): Promise<number> =>
	new Promise((resolve, reject) => {
		let seen = 0;
		let start = 0n;
		hub.openSession(sessionId, (update) => {
			if (update.kind === "init") {
				start = process.hrtime.bigint();
				const content = [{ type: "text" as const, text: prompt }];
				hub.request("prompt.send", { sessionId, messageId: "bench", content }).catch(reject);
			}
			if (update.kind === "gap") reject(new Error("events were missed"));
			if (update.kind !== "events") return;
			for (const event of update.events) {
				if (event.type === "text") seen += event.index - (event.from ?? event.index) + 1;
				if (event.type === "turn.ended") {
					if (seen < updates) reject(new Error(`the hub's client saw ${seen} of ${updates} updates`));
					resolve(perSecond(updates, start));
				}
			}
		});
	});

const perSecond = (count: number, start: bigint): number =>
	(count * 1e9) / Number(process.hrtime.bigint() - start);

/** Agent to client through the durable log, beside the protocol's own client that only listens. */
export const pipeline = async (): Promise<Figure> => {
	await throughSdk();
	const rounds: { sdk: number; hub: number }[] = [];
	for (let round = 0; round < 3; round++) rounds.push({ sdk: await throughSdk(), hub: await throughHub() });
	const best = (which: "sdk" | "hub"): number => Math.max(...rounds.map((round) => round[which]));
	return {
		name: "agent to client through the log on disk, updates per second",
		ratio: best("hub") / best("sdk"),
		to: "the ACP SDK's client alone",
		bound: { atLeast: 0.5 },
		detail: `${Math.round(best("hub") / 1000)} k/s against ${Math.round(best("sdk") / 1000)} k/s`,
	};
};
