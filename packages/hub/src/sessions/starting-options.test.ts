import { readOptions } from "@parley/protocol/agent/options/read-options";
import type { Head } from "@parley/transcript/head/head";
import { expect, test } from "vitest";
import type { AgentConfig } from "../agents/agent-config.ts";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

const offering: AgentConfig = {
	...eliza,
	env: { ...eliza.env, ELIZA_OPTIONS: "--offer modes,models,config" },
};

const current = ({ aspects }: Head, id: string): unknown =>
	readOptions(aspects).find((option) => option.id === id)?.current;

const open = (start: Partial<AgentConfig> = {}): Promise<HubFixture> =>
	HubFixture.open({ agents: [{ ...offering, ...start }] });

const choose = async (client: TestClient, sessionId: string): Promise<void> => {
	await client.until(sessionId, ({ head }) => readOptions(head.aspects).length > 0);
	await client.ask("session.configure", { sessionId, change: { kind: "mode", mode: "plan" } });
	await client.ask("session.configure", { sessionId, change: { kind: "model", model: "couch-larger" } });
	const thinking = { kind: "option", option: "thought", value: "high" } as const;
	await client.ask("session.configure", { sessionId, change: thinking });
};

test("[E1.starting] a chat begins with the mode, model and options of its agent's settings, before the first prompt", async () => {
	await using fixture = await open({
		mode: "plan",
		model: "couch-larger",
		options: { thought: "high", polite: false },
	});
	const { client, sessionId } = await fixture.session();
	await client.until(sessionId, ({ head }) => current(head, "polite") === false);
	const { head } = client.view(sessionId);
	expect(["mode", "model", "thought"].map((id) => current(head, id))).toEqual([
		"plan",
		"couch-larger",
		"high",
	]);
	expect(head.lastTurn).toBe(0);
	expect(head.link).not.toHaveProperty("unset");
	expect(answerText(await client.chat(sessionId, "/config"))).toBe(
		"mode: plan\nmodel: couch-larger\nthought: high\npolite: false",
	);
});

test("[E1.starting] what session.create asks for wins", async () => {
	await using fixture = await open({ mode: "plan", model: "couch-larger" });
	const client = fixture.client();
	const { sessionId } = await client.ask("session.create", { folder: fixture.folder, mode: "ask" });
	await client.open(sessionId);
	expect(answerText(await client.chat(sessionId, "/config"))).toContain("mode: ask\nmodel: couch-larger");
});

test("[E1.starting] a setting that the agent does not offer is told in the chat, and the prompt runs", async () => {
	await using fixture = await open({ mode: "gone", options: { thought: "high", colour: "red" } });
	const { client, sessionId } = await fixture.session();
	const state = await client.chat(sessionId, "/config");
	expect(state.turns[0]?.end?.outcome).toBe("completed");
	expect(answerText(state)).toContain("mode: ask");
	expect(answerText(state)).toContain("thought: high");
	expect(state.head.link.unset).toMatchObject([
		{ option: "mode", value: "gone", from: "settings", wording: { code: "optionRefusal.unknownValue" } },
		{ option: "colour", value: "red", from: "settings", wording: { code: "optionRefusal.unknown" } },
	]);
	// It is part of the log, so that every view and every later hub has it.
	await fixture.stop();
	await fixture.start();
	const { head } = await fixture.client().open(sessionId);
	expect(head.link.unset).toHaveLength(2);
});

test("[E1.starting] the same in session.create still fails the prompt", async () => {
	await using fixture = await open();
	const client = fixture.client();
	const { sessionId } = await client.ask("session.create", { folder: fixture.folder, mode: "gone" });
	await client.open(sessionId);
	const state = await client.chat(sessionId, "/config");
	expect(state.turns[0]?.end).toMatchObject({ outcome: "failed" });
});

test("[E1.starting][D6.seeded] every new agent session of a chat begins with them", async () => {
	await using fixture = await open({ mode: "plan" });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/die 3");
	expect(answerText(await client.chat(sessionId, "/mode"))).toContain("My mode is plan.");
});

test("[A17.remembered] a new chat begins with what was last chosen in another, also after a restart", async () => {
	await using fixture = await open();
	const { client, sessionId } = await fixture.session();
	await choose(client, sessionId);
	await client.chat(sessionId, "/echo used");
	const next = await fixture.session();
	expect(answerText(await next.client.chat(next.sessionId, "/config"))).toBe(
		"mode: plan\nmodel: couch-larger\nthought: high\npolite: true",
	);
	await fixture.stop();
	await fixture.start();
	const last = await fixture.session();
	expect(answerText(await last.client.chat(last.sessionId, "/config"))).toContain("model: couch-larger");
});

test("[A17.remembered] a mode that does not ask is not remembered, and the one before it is", async () => {
	await using fixture = await open();
	const { client, sessionId } = await fixture.session();
	await choose(client, sessionId);
	const change = { kind: "mode", mode: "auto-accept" } as const;
	await client.ask("session.configure", { sessionId, change });
	expect(answerText(await client.chat(sessionId, "/mode"))).toContain("My mode is auto-accept.");
	const next = await fixture.session();
	expect(answerText(await next.client.chat(next.sessionId, "/mode"))).toContain("My mode is plan.");
});

test("[A17.remembered] what the remembered model does not have is left out without a word", async () => {
	await using fixture = await open();
	const { client, sessionId } = await fixture.session();
	await choose(client, sessionId);
	await client.ask("session.configure", { sessionId, change: { kind: "model", model: "couch-small" } });
	await client.chat(sessionId, "/echo used");
	const next = await fixture.session();
	const state = await next.client.chat(next.sessionId, "/config");
	expect(answerText(state)).toContain("model: couch-small");
	expect(state.head.link).not.toHaveProperty("unset");
});

test("[A17.remembered] what the agent changes by itself is not a choice", async () => {
	await using fixture = await open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/mode plan");
	const next = await fixture.session();
	expect(answerText(await next.client.chat(next.sessionId, "/mode"))).toContain("My mode is ask.");
});

test("[A17.remembered] deleting everything forgets it", async () => {
	await using fixture = await open();
	const { client, sessionId } = await fixture.session();
	await choose(client, sessionId);
	await client.chat(sessionId, "/echo used");
	await client.ask("hub.forget", { confirm: "delete all my data" });
	const next = await fixture.session();
	expect(answerText(await next.client.chat(next.sessionId, "/mode"))).toContain("My mode is ask.");
});
