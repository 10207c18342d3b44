import { join } from "node:path";
import { Logger } from "@parley/logging/logger";
import { KeeperClient } from "@parley/process/kept/keeper-client";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import { KeptHub } from "../testing/kept-hub.ts";

const working = async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await client.ask("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text: "/hang" }] });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const attached = await kept.logs.waitFor(({ message }) => message === "Attached to the keeper");
	return { kept, agent: await kept.agentPid(), keeper: Number(attached.fields?.["keeper"]) };
};

test("[D7.lifetime] a hub that was replaced closes, and leaves the agents to the other one", async () => {
	const { kept, agent } = await working();
	const folder = join(kept.folder, "keeper");
	const other = await KeeperClient.connect({ folder, version: "test", logger: Logger.create("test") });
	await kept.logs.waitFor(({ message }) => message === "No longer attached to the keeper");
	await kept.hub.close();
	expect(isRunning(agent)).toBe(true);
	expect(await other.list()).toHaveLength(1);
	await other.detach();
});

test("[D7.lifetime] a hub whose keeper hangs closes, and its agents end", async () => {
	const { kept, agent, keeper } = await working();
	process.kill(keeper, "SIGSTOP");
	try {
		await kept.hub.close();
		expect(isRunning(agent)).toBe(false);
	} finally {
		process.kill(keeper, "SIGCONT");
	}
});
