import { join } from "node:path";
import { disguiseKeeper, startKeeperAs } from "@parley/process/testing/disguised-keeper";
import { expect, test } from "vitest";
import { KeptHub } from "../testing/kept-hub.ts";

const older = { version: "0.0.1" };

test("[D7.keeper] an older keeper that is idle is replaced before an agent starts", async () => {
	const kept = await KeptHub.open(undefined, (folder) => startKeeperAs(folder, older));
	expect(kept.keeperVersion).toBeUndefined();
	const { client, sessionId } = await kept.session();
	await client.chat(sessionId, "/echo hello");
	expect(kept.keeperVersion).not.toBe(older.version);
});

test("[D7.keeper][D7.reattach] agents of an older keeper are served, and it is replaced once it has none", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await client.ask("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text: "/hang" }] });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const pid = await kept.agentPid();
	await kept.kill();
	await disguiseKeeper(join(kept.folder, "keeper"), older);
	await kept.start();
	expect(kept.keeperVersion).toBe(older.version);
	const next = await kept.viewer(sessionId);
	await next.ask("prompt.stop", { sessionId });
	await next.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	await next.chat(sessionId, "/echo still with the older one");
	expect(kept.keeperVersion).toBe(older.version);
	await next.ask("session.delete", { sessionId });
	await kept.logs.waitFor(
		({ message, fields }) => message === "The agent's process ended" && fields?.["pid"] === pid,
	);
	const another = await kept.session();
	await another.client.chat(another.sessionId, "/echo with a new one");
	expect(kept.keeperVersion).not.toBe(older.version);
});

test("[D7.keeper] a hub does not start beside agents whose keeper speaks a newer wire, and says what to do", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await client.ask("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text: "/hang" }] });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await kept.kill();
	const undo = await disguiseKeeper(join(kept.folder, "keeper"), { version: "7.0.0", wire: 7 });
	await expect(kept.start()).rejects.toThrow(/7\.0\.0, which is newer than this one\. Update this program/);
	await undo();
	await kept.start();
	const next = await kept.viewer(sessionId);
	expect(next.view(sessionId).head.running).toMatchObject({ messageId: "m" });
});
