import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { eliza, stranger } from "../testing/agents.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

const script = `
	require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
		const { id, method } = JSON.parse(line);
		if (method === "session/new") console.error("asked for a session");
		else console.log(JSON.stringify({ jsonrpc: "2.0", id, result: { protocolVersion: 1 } }));
	});
`;

/** A third-party agent that never opens a session. */
const hesitant: AgentConfig = {
	...stranger,
	agentId: "hesitant",
	title: "Hesitant",
	args: ["--eval", script],
};

const trusting = async (agents: readonly [AgentConfig, ...AgentConfig[]]) => {
	const kept = await KeptHub.open(agents);
	const path = await realpath(kept.folder);
	await kept.client().ask("folder.trust", { path, trusted: true });
	return { kept, path };
};

/** As if it happened while no hub ran. */
const distrust = async (kept: KeptHub, path: string): Promise<void> => {
	const store = await openSqliteStore(join(kept.folder, "store.db"));
	await store.folders.put({ path, trust: "untrusted", usedAt: 1 });
	await store.close();
};

const stream = async (client: TestClient, sessionId: string): Promise<void> => {
	const content = [{ type: "text" as const, text: "/stream 3000 1500 20" }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	await client.until(sessionId, (state) => answerText(state).length > 20);
};

const endOf = async (client: TestClient, sessionId: string): Promise<unknown> =>
	(await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined)).turns[0]?.end;

test("[D7.reattach] an agent that is no longer configured goes on while it lives", async () => {
	const { kept } = await trusting([eliza, stranger]);
	const { client, sessionId } = await kept.session("stranger");
	await stream(client, sessionId);
	await kept.kill();
	await kept.start([eliza]);
	const next = await kept.viewer(sessionId);
	expect(await endOf(next, sessionId)).toMatchObject({ outcome: "completed" });
});

test("[D7.reattach][C9.agents] an agent whose folder is no longer trusted is ended", async () => {
	const { kept, path } = await trusting([eliza, stranger]);
	const { client, sessionId } = await kept.session("stranger");
	await stream(client, sessionId);
	await kept.kill();
	await distrust(kept, path);
	await kept.start();
	const next = await kept.viewer(sessionId);
	expect(await endOf(next, sessionId)).toMatchObject({ outcome: "interrupted" });
	await kept.logs.waitFor(({ message }) => message === "The agent's process ended");
});

test("[D7.reattach][C9.agents] so is one that has yet to open the session it was asked for", async () => {
	const { kept, path } = await trusting([eliza, hesitant]);
	await kept.session("hesitant");
	await kept.logs.waitFor(({ message }) => message === "asked for a session");
	await kept.kill();
	await distrust(kept, path);
	await kept.start();
	await kept.logs.waitFor(({ message }) => message === "The agent's process ended");
	expect(kept.logs.records().map(({ message }) => message)).toContain(
		"An agent is ended because its folder is not trusted",
	);
});
