import { HubClient } from "@parley/client/core/hub-client";
import { findHub } from "@parley/client/node/find-hub";
import { SocketTransport } from "@parley/client/node/socket-transport";
import { Logger } from "@parley/logging/logger";
import { expect, onTestFinished, test } from "vitest";
import { BundledChat } from "../bundle/bundled-chat.ts";
import { floorNode } from "../harness/floor-node.ts";
import { Parley } from "../harness/parley.ts";

const logger = Logger.create("client");

test("[E1.node] serve runs unbuilt on the oldest supported Node: Eliza answers, and the doctor finds nothing wrong", async () => {
	await using parley = await Parley.serve({ node: await floorNode("sources") });
	const { stdout } = await parley.command("doctor");
	expect(stdout).toContain("ok   Node 24.0.0\n");
	expect(stdout).not.toContain("BAD");
	expect((await fetch(parley.origin)).status).toBe(200);

	const found = await findHub({ dataFolder: parley.data, logger });
	if (found.state !== "alive") throw new Error(`no hub: ${found.state}`);
	const { token, socket } = found.address;
	const transport = new SocketTransport({ token, endpoint: { socketPath: socket } });
	const client = HubClient.connect({ transport, client: { kind: "test", version: "0.1.0" }, logger });
	onTestFinished(() => client.close());
	const { sessionId } = await client.request("session.create", { folder: parley.folder });
	const chat = new BundledChat(client, sessionId);
	await chat.opened;
	const content = [{ type: "text" as const, text: "/echo hello" }];
	await client.request("prompt.send", { sessionId, messageId: "m", content });
	expect(await chat.seen("text")).toMatchObject({ payload: { text: expect.stringContaining("hello") } });
	expect(await chat.seen("turn.ended")).toMatchObject({ payload: { outcome: "completed" } });
});
