import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { FrameReader, longestFrame, writeFrame } from "@parley/keeper/wire/frame";
import { isHubMessage } from "@parley/keeper/wire/messages";
import { proofOf } from "@parley/keeper/wire/proof";
import { onTestFinished } from "vitest";
import { keeperFiles } from "../kept/keeper-files.ts";

const greeting = { type: "greeting", wire: 1, version: "0.0.0", features: [], since: 1, nonce: "keeper" };

/** Takes the place of a folder's keeper, and is gone as soon as it has started an agent. `started` tells its pid then. */
export const dyingKeeper = async (
	folder: string,
	started: (pid: number | undefined) => void,
): Promise<void> => {
	const { address, key } = await keeperFiles(folder);
	const server = createServer((socket) => {
		writeFrame(socket, { ...greeting, pid: process.pid });
		const reader = new FrameReader(longestFrame, (header) => {
			if (!isHubMessage(header)) return;
			if (header.type === "hello") {
				const proof = proofOf("keeper", key, { keeper: greeting.nonce, hub: header.nonce });
				writeFrame(socket, { type: "welcome", proof, agents: [] });
			} else if (header.type === "start") {
				const { file, args, cwd, env } = header;
				const agent = spawn(file, args, { cwd, env, detached: true, stdio: "ignore" });
				agent.once("spawn", () => {
					started(agent.pid);
					socket.destroy();
				});
			}
		});
		socket.on("data", (chunk) => reader.push(chunk));
		socket.on("error", () => undefined);
	});
	server.listen(address);
	await once(server, "listening");
	onTestFinished(() => {
		server.close();
	});
};
