import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { markSuspect } from "@parley/hub/store/sqlite/open-database";
import { damagePages } from "@parley/hub/testing/damage-pages";
import { forgetWords } from "@parley/protocol/hub/maintenance/forget-words";
import { expect, test } from "vitest";
import { floorNode } from "../harness/floor-node.ts";
import { BundledHub } from "./bundled-hub.ts";

test("[ground] the Node that runs the bundle here is the oldest one the bundle supports", async () => {
	const { stdout } = await promisify(execFile)(await floorNode(), ["--version"]);
	expect(stdout.trim()).toBe("v22.16.0");
});

test("[E13.shipped][A13.everything] the bundled hub is complete: it chats, maintains its store, and deletes everything", async () => {
	await using hub = await BundledHub.start();
	await (await hub.chat("/echo hello")).seen("turn.ended");
	expect(await hub.client.request("hub.storage", {})).toMatchObject({ counts: { sessions: 1 } });
	for (const step of ["check", "search"] as const) await hub.client.request("hub.maintain", { step });
	await hub.client.request("hub.forget", { confirm: forgetWords });
	expect(await hub.client.request("session.list", {})).toMatchObject({ sessions: [] });
});

test("[E5.approve][E1.node] the bundled hub delivers a permission's answer to the agent on the oldest Node", async () => {
	await using hub = await BundledHub.start();
	const chat = await hub.chat("/permission");
	const asked = await chat.seen("permission.requested");
	if (asked.type !== "permission.requested") throw new Error("not what was waited for");
	const { requestId, options } = asked.payload;
	const answer = { requestId, optionId: options[0]?.optionId ?? "" };
	await hub.client.request("permission.answer", { sessionId: chat.sessionId, ...answer });
	expect(await chat.seen("permission.resolved")).toMatchObject({ payload: { requestId } });
	await chat.seen("turn.ended");
});

test("[A15.salvage][E1.node] the bundled hub salvages a damaged store and starts on the oldest Node", async () => {
	await using hub = await BundledHub.start();
	const chat = await hub.chat("/echo kept");
	await chat.seen("turn.ended");
	await hub.stop();
	const store = join(hub.dataFolder, "store/parley.db");
	damagePages(store, "events", () => true);
	markSuspect(store);
	await hub.start();
	expect(await hub.client.request("session.list", {})).toMatchObject({
		sessions: [{ sessionId: chat.sessionId }],
	});
	expect((await hub.client.request("hub.storage", {})).damagedFiles).toHaveLength(1);
});
