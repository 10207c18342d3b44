import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HubClient } from "@parley/client/core/hub-client";
import { SocketTransport } from "@parley/client/node/socket-transport";
import { startHub } from "@parley/client/node/start-hub";
import { Logger } from "@parley/logging/logger";
import { forgetWords } from "@parley/protocol/care/forget-words";
import { expect, onTestFinished, test } from "vitest";

const packages = fileURLToPath(new URL("../../..", import.meta.url));
const logger = Logger.create("client");

/** The hub as the extension carries it, by itself in a folder of its own. */
const startBundle = async () => {
	const root = await mkdtemp(join(tmpdir(), "parley-bundle-"));
	await cp(join(packages, "server/dist"), join(root, "hub"), { recursive: true });
	await cp(join(packages, "ui/dist"), join(root, "ui"), { recursive: true });
	const dataFolder = join(root, "data");
	const args = ["--disable-warning=ExperimentalWarning", join(root, "hub/hub.mjs"), "--data", dataFolder];
	const command = { command: process.execPath, args, env: process.env };
	const { address } = await startHub({ dataFolder, logger, command });
	const transport = new SocketTransport({ token: address.token, endpoint: { socketPath: address.socket } });
	const client = HubClient.connect({ transport, client: { kind: "test", version: "0.1.0" }, logger });
	onTestFinished(async () => {
		await client.request("hub.stop", { force: true, despiteClients: true });
		client.close();
		await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	});
	return { client, dataFolder };
};

/** Resolves when a chat's turn has ended. */
const chat = async (client: HubClient, sessionId: string, text: string): Promise<void> => {
	const ended = Promise.withResolvers<void>();
	client.openSession(sessionId, (update) => {
		if (update.kind === "events" && update.events.some(({ type }) => type === "turn.ended")) ended.resolve();
	});
	await client.request("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text }] });
	await ended.promise;
};

test("[E14][A13] the bundled hub has all its parts: it chats, looks after its store, and forgets everything", async () => {
	const { client, dataFolder } = await startBundle();
	const { sessionId } = await client.request("session.create", { folder: dataFolder });
	await chat(client, sessionId, "/echo hello");
	expect(await client.request("hub.storage", {})).toMatchObject({ counts: { sessions: 1 } });
	for (const step of ["check", "search"] as const) await client.request("hub.maintain", { step });
	await client.request("hub.forget", { confirm: forgetWords });
	expect(await client.request("session.list", {})).toMatchObject({ sessions: [] });
});
