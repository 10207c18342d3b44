import { mkdir, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { quiet, temporaryDataFolder } from "../testing/data-folder.ts";
import { serveHub } from "../testing/http-hub.ts";
import { HubModel } from "../testing/hub-model.ts";
import { findHub } from "./find-hub.ts";
import { readHubAddress } from "./hub-address.ts";

const address = { pid: process.pid, socket: "", version: "1.2.3", epoch: "e1", startedAt: 1 };

const folderWith = async (socket: string, token = "right\n"): Promise<string> => {
	const dataFolder = await temporaryDataFolder();
	await writeFile(join(dataFolder, "hub.json"), JSON.stringify({ ...address, socket }));
	await writeFile(join(dataFolder, "token"), token);
	return dataFolder;
};

test("[D7.start] a hub that answers is alive", async () => {
	const { socketPath } = await serveHub(new HubModel());
	const dataFolder = await folderWith(socketPath);
	expect(await findHub({ dataFolder, logger: quiet })).toMatchObject({
		state: "alive",
		address: { socket: socketPath, token: "right", pid: process.pid },
		status: { version: "1.2.3" },
	});
});

test("[D7.start] without files there is no hub", async () => {
	const dataFolder = await temporaryDataFolder();
	expect(await findHub({ dataFolder, logger: quiet })).toMatchObject({ state: "absent" });
	const nowhere = join(dataFolder, "no", "such", "folder");
	expect(await findHub({ dataFolder: nowhere, logger: quiet })).toMatchObject({ state: "absent" });
});

test("[D7.start] the file of a dead hub is not a hub, even if its pid is alive", async () => {
	const dataFolder = await folderWith("/nonexistent/hub.sock");
	expect(await findHub({ dataFolder, logger: quiet })).toMatchObject({
		state: "absent",
		reason: "Parley gave no answer: Parley cannot be reached (ENOENT).",
	});
});

test("[D7.start] a socket without a listener is not a hub", async () => {
	const folder = await temporaryDataFolder();
	const socket = join(folder, "hub.sock");
	await writeFile(socket, "");
	const dataFolder = await folderWith(socket);
	expect(await findHub({ dataFolder, logger: quiet })).toMatchObject({ state: "absent" });
});

test.each([
	"{",
	"null",
	"[]",
	JSON.stringify({ ...address, socket: "/s", pid: "7" }),
	JSON.stringify({ ...address, socket: "/s", pid: -1 }),
	JSON.stringify({ ...address, socket: "" }),
	JSON.stringify({ pid: 1, socket: "/s" }),
])("[D7.start] an invalid address counts as absent: %s", async (text) => {
	const dataFolder = await folderWith("/s");
	await writeFile(join(dataFolder, "hub.json"), text);
	expect(await readHubAddress(dataFolder)).toMatchObject({ state: "absent" });
});

test("[D7.start] an address without a token counts as absent", async () => {
	const dataFolder = await folderWith("/s", " \n");
	expect(await readHubAddress(dataFolder)).toMatchObject({ state: "absent" });
	await rm(join(dataFolder, "token"));
	expect(await readHubAddress(dataFolder)).toMatchObject({ state: "absent" });
});

test("[D7.start] an unreadable address does not count as absent", async () => {
	const dataFolder = await folderWith("/s");
	await rm(join(dataFolder, "token"));
	await mkdir(join(dataFolder, "token"));
	expect(await findHub({ dataFolder, logger: quiet })).toMatchObject({
		state: "unusable",
		trouble: "unreadable",
	});
});

test.each([
	[{ status: 401 }, { state: "unusable", trouble: "unauthorized" }],
	[{ status: 403 }, { state: "unusable", trouble: "unauthorized" }],
	[{ status: 404 }, { state: "unusable", trouble: "foreign" }],
	[{ status: 503 }, { state: "leaving" }],
	[{ body: "hello" }, { state: "unusable", trouble: "foreign" }],
	[{ body: '{"v":2,"kind":"res","id":"1","ok":true}' }, { state: "unusable", trouble: "version" }],
])("[D7.start] a hub that answers with %o cannot be used", async (faults, expected) => {
	const server = await serveHub(new HubModel());
	server.faults = faults;
	const dataFolder = await folderWith(server.socketPath);
	expect(await findHub({ dataFolder, logger: quiet })).toMatchObject(expected);
});

test("[D7.start] a hub that accepts the connection and stays silent is not taken for dead", async () => {
	const folder = await temporaryDataFolder();
	const socket = join(folder, "hub.sock");
	const server = http.createServer(() => {});
	await new Promise<void>((resolve) => server.listen(socket, resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const dataFolder = await folderWith(socket);
	expect(await findHub({ dataFolder, logger: quiet, timeoutMs: 50 })).toMatchObject({
		state: "unusable",
		trouble: "silent",
	});
});
