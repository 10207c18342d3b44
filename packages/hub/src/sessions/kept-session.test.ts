import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scripted } from "@parley/acp/testing/harness";
import { readLogin } from "@parley/protocol/login/read-login";
import { expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza } from "../testing/agents.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

/** Hubs with an agent that follows a script. */
const open = (scenario: string): Promise<KeptHub> => {
	const { command, args, env } = scripted(scenario);
	const agent: AgentConfig = { ...eliza, agentId: "scripted", command, args, env };
	return KeptHub.open([agent]);
};

const send = (client: TestClient, sessionId: string) =>
	client.ask("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text: "go" }] });

const ended = (client: TestClient, sessionId: string) =>
	client.until(sessionId, ({ turns }) => turns.at(-1)?.end !== undefined);

test("[D7.reattach][B4.withdraw] a stop that is in the log withdraws what the agent asks, although its hub was killed first", async () => {
	const kept = await open("hears");
	const { client, sessionId } = await kept.session("scripted");
	await send(client, sessionId);
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	await kept.hub.sessions
		.get(sessionId)
		.log.append([{ type: "prompt.stopping", payload: { messageId: "m" } }]);
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	const done = await ended(next, sessionId);
	expect(done.turns.at(-1)?.end).toMatchObject({ outcome: "cancelled" });
	expect(done.head.pending).toEqual([]);
	expect(answerText(done)).toContain("session/cancel");
	expect(answerText(done)).toContain("cancelled");
});

test("[D7.reattach] the next hub does not wait for a session that was refused", async () => {
	const kept = await open("locked");
	const { sessionId } = await kept.session("scripted");
	const { logs } = kept;
	await logs.waitFor(({ message }) => message === "The agent could not be started ahead of time");
	await kept.leave();
	await kept.start();
	const next = await kept.viewer(sessionId);
	await send(next, sessionId);
	const { head } = await next.until(sessionId, (state) => state.head.preparing?.stage === "waiting");
	expect(readLogin(head.aspects)).toMatchObject({
		...{ state: "needed", need: { reason: expect.stringContaining("no key found") } },
	});
});

test("[D7.reattach][D7.disk] a turn of which something could not be saved is not gone on with", async () => {
	const kept = await open("counts");
	const { client, sessionId } = await kept.session("scripted");
	await send(client, sessionId);
	await client.until(sessionId, (state) => answerText(state).includes(" 20"));
	const pid = await kept.agentPid();
	kept.disk.isFull = true;
	await kept.logs.waitFor(({ message }) => message === "Nothing can be saved");
	const before = await kept.acknowledged();
	await expect.poll(() => kept.acknowledged()).toBeGreaterThan(before);
	await kept.kill();
	await kept.start();
	expect(await kept.agentPid()).toBe(pid);
	const next = await kept.viewer(sessionId);
	const done = await ended(next, sessionId);
	expect(done.turns.at(-1)?.end).toMatchObject({
		outcome: "interrupted",
		error: { wording: { code: "turnEnd.notSaved" } },
	});
	expect(kept.hub.sessions.get(sessionId).log.source).toBeUndefined();
	const counted = answerText(done).match(/\d+/g)?.map(Number) ?? [];
	expect(counted.slice(1)).toEqual(counted.slice(0, -1).map((each) => each + 1));
});

test("[D7.reattach][E1.bounded] an answer that is too long fails its turn, although the hub was killed in its middle", async () => {
	const kept = await open("halves");
	const { client, sessionId } = await kept.session("scripted");
	await send(client, sessionId);
	await expect.poll(() => kept.acknowledged(), { timeout: 10_000 }).toBeGreaterThan(33 * 1024 * 1024);
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	await writeFile(join(kept.folder, "go-on"), "");
	const done = await ended(next, sessionId);
	expect(done.turns.at(-1)?.end).toMatchObject({
		outcome: "failed",
		error: { wording: { code: "agentWire.answerTooLong" } },
	});
});
