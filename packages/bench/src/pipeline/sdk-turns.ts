import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { client, ndJsonStream } from "@agentclientprotocol/sdk";
import { prompt, type Rate, type Turns, updates } from "./turns.ts";

/* A program: the SDK's client, which receives Eliza's updates and discards them. */

const eliza = fileURLToPath(import.meta.resolve("@parley/agents/eliza/main"));
const begun = performance.now();
const agent = spawn(process.execPath, [eliza], { stdio: ["pipe", "pipe", "ignore"] });
let seen = 0;
const stream = ndJsonStream(Writable.toWeb(agent.stdin), Readable.toWeb(agent.stdout));
const app = client().onNotification("session/update", () => {
	seen += 1;
});
const turns = await app.connectWith(stream, async (remote): Promise<Turns> => {
	await remote.request("initialize", { protocolVersion: 1, clientCapabilities: {} });
	const { sessionId } = await remote.request("session/new", { cwd: tmpdir(), mcpServers: [] });
	const readyMs = performance.now() - begun;
	const turn = async (): Promise<Rate> => {
		seen = 0;
		const start = performance.now();
		await remote.request("session/prompt", { sessionId, prompt: [{ type: "text", text: prompt }] });
		const seconds = (performance.now() - start) / 1000;
		if (seen < updates) throw new Error(`the SDK's client saw ${seen} of ${updates} updates`);
		return { perSecond: updates / seconds, share: 1 };
	};
	return { readyMs, rates: [await turn(), await turn()] };
});
agent.kill("SIGKILL");
console.log(JSON.stringify(turns));
process.exit();
