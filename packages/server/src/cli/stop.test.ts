import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { stop } from "./stop.ts";

/** A data folder whose hub answers status requests, and ends by itself just when it is asked to. */
const folderWithEndingHub = async (): Promise<string> => {
	const data = await realpath(await mkdtemp(join(tmpdir(), "parley-stop-")));
	const [socket, file] = [join(data, "hub.sock"), join(data, "hub.json")];
	const status = { version: "0.1.0", pid: 1, startedAt: 1, clients: 0, sessions: [], listeners: [] };
	const server = http.createServer((request, response) => {
		void text(request).then(async (body) => {
			const { id, method } = JSON.parse(body);
			if (method === "hub.status") {
				response.writeHead(200, { "content-type": "application/json" });
				response.end(JSON.stringify({ v: 1, kind: "res", id, ok: true, result: status }));
				return;
			}
			await rm(file);
			server.close();
			server.closeAllConnections();
		});
	});
	await new Promise<void>((resolve) => server.listen(socket, resolve));
	await writeFile(join(data, "token"), "secret");
	await writeFile(file, JSON.stringify({ pid: 1, socket, version: "0.1.0", epoch: "e", startedAt: 1 }));
	onTestFinished(async () => {
		server.closeAllConnections();
		server.close();
		await rm(data, { recursive: true, force: true });
	});
	return data;
};

test("[D7.lifetime] a hub that ends by itself while it is being stopped is no failure", async () => {
	const data = await folderWithEndingHub();
	const said: string[] = [];
	const output = {
		say: (line: string) => void said.push(line),
		result: (line: string) => void said.push(line),
	};
	expect(await stop(data, true, Logger.create("client"), output)).toBe(0);
	expect(said).toEqual(["Parley is not running."]);
});
