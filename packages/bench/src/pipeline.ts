import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { client, ndJsonStream } from "@agentclientprotocol/sdk";
import type { Figure } from "./figure.ts";
import { CountingView } from "./hub/counting-view.ts";
import { RunningHub } from "./hub/running-hub.ts";

const eliza = fileURLToPath(import.meta.resolve("@parley/agents/eliza/main"));

const updates = 200_000;
const prompt = `/stream ${updates * 20} 0 20`;

/** Updates per second that the SDK's client receives from Eliza and discards. */
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
			const seconds = Number(process.hrtime.bigint() - start) / 1e9;
			if (seen < updates) throw new Error(`the SDK's client saw ${seen} of ${updates} updates`);
			return updates / seconds;
		});
	} finally {
		agent.kill("SIGKILL");
	}
};

type HubRate = { readonly perSecond: number; readonly share: number };

/** Updates per second from Eliza through the log on disk to a client, in the first turn of a hub and in its second. Only unmerged deltas count. */
const throughHub = async (): Promise<{ readonly first: HubRate; readonly second: HubRate }> => {
	await using hub = await RunningHub.start();
	const view = await CountingView.open(hub.client, await hub.newSession());
	const turn = async (): Promise<HubRate> => {
		const { deltas, originals, seconds } = await view.prompt(prompt);
		if (deltas < updates) throw new Error(`the hub's client saw ${deltas} of ${updates} updates`);
		return { perSecond: originals / seconds, share: originals / updates };
	};
	return { first: await turn(), second: await turn() };
};

/** Agent to client through the durable log, compared with the protocol's own client, which only listens. */
export const pipeline = async (): Promise<Figure[]> => {
	await throughSdk();
	const sdk: number[] = [];
	const hub: { readonly first: HubRate; readonly second: HubRate }[] = [];
	for (let round = 0; round < 3; round++) {
		sdk.push(await throughSdk());
		hub.push(await throughHub());
	}
	const bare = Math.max(...sdk);
	const figure = (name: string, rates: readonly HubRate[]): Figure => {
		const [best] = rates.toSorted((a, b) => b.perSecond - a.perSecond);
		if (best === undefined) throw new Error("nothing was measured");
		const share = Math.round(best.share * 100);
		return {
			name: `agent to client through the log on disk, original deltas per second, ${name}`,
			ratio: best.perSecond / bare,
			to: "the ACP SDK's client alone",
			bound: { atLeast: 0.8 },
			detail: `${thousands(best.perSecond)} against ${thousands(bare)}; ${share} % came unmerged, only they count`,
		};
	};
	return [
		figure(
			"in the first turn of a new hub",
			hub.map(({ first }) => first),
		),
		figure(
			"in its second",
			hub.map(({ second }) => second),
		),
	];
};

const thousands = (rate: number): string => `${Math.round(rate / 1000)} k/s`;
