import { join } from "node:path";
import { scripted } from "@parley/acp/testing/harness";
import type { SessionState } from "@parley/transcript/session-state";
import { expect, onTestFinished, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import type { Append, LogStore } from "../store/log-store.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

/** A hub whose store reports what it received in each batch. */
const open = async (agent: AgentConfig) => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const appends: Append[] = [];
	const append: LogStore["append"] = (given) => {
		appends.push(given);
		return store.log.append(given);
	};
	const fixture = await HubFixture.open({
		store: { ...store, log: { ...store.log, append } },
		agents: [agent],
	});
	onTestFinished(() => fixture[Symbol.asyncDispose]());
	const { client, sessionId } = await fixture.session(agent.agentId);
	const ends = () =>
		appends.flatMap(({ events }) => (events.some(({ type }) => type === "turn.ended") ? [events] : []));
	return { fixture, client, sessionId, ends };
};

const script = (scenario: string): AgentConfig => ({
	...eliza,
	...scripted(scenario),
	agentId: "odd",
	title: "Odd",
});

/** Events before the first prompt are in a turn of their own, which is not counted here. */
const turnOf = ({ turns }: SessionState, number: number) => turns.find((turn) => turn.number === number);

test("[D3.committed][B7.unfinished] the end of a turn is written together with the other events of the agent's answer", async () => {
	const { client, sessionId, ends } = await open(eliza);
	await client.chat(sessionId, "/background start build");
	expect(ends().map((events) => events.slice(-2))).toMatchObject([
		[
			{ type: "tool", turn: 1, payload: { toolCallId: "build", status: "unreported" } },
			{ type: "turn.ended", turn: 1, payload: { outcome: "completed" } },
		],
	]);
});

test("[E11.crash][D6.idle] an agent that answers and then dies has ended its turn once, as it said", async () => {
	const { client, sessionId, ends } = await open(script("answers-and-dies"));
	await client.ask("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text: "go" }] });
	const lost = await client.until(sessionId, ({ head }) => head.link.state === "lost");
	expect(turnOf(lost, 1)?.end).toMatchObject({ outcome: "completed", stopReason: "end_turn" });
	expect(itemsOf(lost, "loss")[0]?.loss).toMatchObject({ exitCode: 3, idle: true });
	expect(ends()).toHaveLength(1);
	expect(ends()[0]?.slice(-2)).toMatchObject([
		{ type: "tool", payload: { toolCallId: "t1", status: "unreported" } },
		{ type: "turn.ended" },
	]);
});

test("[A21.force][E3.close] an answer that arrives after a forced stop does not end the turn running by then", async () => {
	const { client, sessionId, ends } = await open(script("answers-closed"));
	await client.ask("prompt.send", { sessionId, messageId: "m1", content: [{ type: "text", text: "one" }] });
	await client.until(sessionId, (state) => answerText(state).includes("let me think"));
	expect(await client.ask("prompt.stop", { sessionId, force: true })).toEqual({ stopped: true });
	await client.until(sessionId, (state) => turnOf(state, 1)?.end !== undefined);
	await client.ask("prompt.send", { sessionId, messageId: "m2", content: [{ type: "text", text: "two" }] });
	const both = await client.until(sessionId, (state) => turnOf(state, 2)?.end !== undefined);
	expect([1, 2].map((number) => turnOf(both, number)?.end)).toMatchObject([
		{ outcome: "cancelled" },
		{ outcome: "completed", stopReason: "end_turn" },
	]);
	expect(answerText({ ...both, turns: both.turns.slice(-1) })).toBe("mine");
	expect(ends()).toHaveLength(2);
});
