import { readOptions } from "@parley/protocol/agent/options/read-options";
import { readUsage } from "@parley/protocol/agent/options/read-usage";
import type { Head } from "@parley/transcript/head/head";
import { expect, test } from "vitest";
import { eliza, mute } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

const offering = { ...eliza, env: { ...eliza.env, ELIZA_OPTIONS: "--offer modes,models,config" } };

const openHub = (): Promise<HubFixture> => HubFixture.open({ agents: [offering, mute] });

const current = ({ aspects }: Head, id: string): unknown =>
	readOptions(aspects).find((option) => option.id === id)?.current;

test("[A1.mode][A1.models] modes, models and options are known before the first prompt", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	const { head } = await client.until(sessionId, ({ head }) => readOptions(head.aspects).length > 0);
	expect(head.lastTurn).toBe(0);
	expect(readOptions(head.aspects).map(({ id, kind, current }) => [id, kind, current])).toEqual([
		["mode", "mode", "ask"],
		["model", "model", "couch-large"],
		["thought", "option", "low"],
		["polite", "option", true],
	]);
});

test("[A17.mode][A17.model][E3.config] what is set reaches the agent and every view, and outlives the hub", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	const other = fixture.client("browser");
	await other.open(sessionId);
	await client.until(sessionId, ({ head }) => readOptions(head.aspects).length > 0);
	await client.ask("session.configure", { sessionId, change: { kind: "mode", mode: "plan" } });
	await client.ask("session.configure", { sessionId, change: { kind: "model", model: "couch-larger" } });
	const thinking = { kind: "option", option: "thought", value: "high" } as const;
	await client.ask("session.configure", { sessionId, change: thinking });
	await other.until(sessionId, ({ head }) => current(head, "thought") === "high");
	expect(answerText(await client.chat(sessionId, "/config"))).toBe(
		"mode: plan\nmodel: couch-larger\nthought: high\npolite: true",
	);
	await fixture.stop();
	await fixture.start();
	const again = fixture.client();
	const { head } = await again.open(sessionId);
	expect(["mode", "model", "thought"].map((id) => current(head, id))).toEqual([
		"plan",
		"couch-larger",
		"high",
	]);
});

test("[A17.mode] a mode is set while a turn runs", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.ask("prompt.send", { sessionId, messageId: "m1", content });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await client.ask("session.configure", { sessionId, change: { kind: "mode", mode: "plan" } });
	const { head } = await client.until(sessionId, ({ head }) => current(head, "mode") === "plan");
	expect(head.running).toBeDefined();
	await client.ask("prompt.stop", { sessionId });
});

test("[E4.mode][B11.tokens] what the agent changes and spends by itself is in the head", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/mode auto-accept");
	await client.chat(sessionId, "/spend 68000 200000 0.42 EUR");
	const { head } = await client.until(sessionId, ({ head }) => readUsage(head.aspects) !== undefined);
	expect(current(head, "mode")).toBe("auto-accept");
	expect(readUsage(head.aspects)).toEqual({
		...{ used: 68_000, size: 200_000, cost: 0.42, currency: "EUR" },
		turn: { input: 68_000, output: 0 },
	});
});

test("[A17.mode] without an agent, or with one that offers no such thing, a change is refused in words", async () => {
	await using fixture = await openHub();
	const { client, sessionId } = await fixture.session("mute");
	const change = { kind: "mode", mode: "plan" } as const;
	await expect(client.ask("session.configure", { sessionId, change })).rejects.toMatchObject({
		code: "conflict",
		message: expect.stringContaining("not running in this chat"),
	});
	const { sessionId: offered } = await fixture.session();
	await client.open(offered);
	await client.until(offered, ({ head }) => readOptions(head.aspects).length > 0);
	const unknown = { kind: "mode", mode: "reckless" } as const;
	await expect(
		client.ask("session.configure", { sessionId: offered, change: unknown }),
	).rejects.toMatchObject({
		code: "bad_request",
		message: "The agent does not offer “reckless” for “mode”. Choose one of: ask, plan, auto-accept.",
	});
});

test("[A17.mode][A17.model] a chat begins in the mode, with the model and the options it was created with", async () => {
	await using fixture = await openHub();
	const client = fixture.client();
	const { sessionId } = await client.ask("session.create", {
		...{ folder: fixture.folder, mode: "plan", model: "couch-larger" },
		options: { thought: "off", polite: false },
	});
	await client.open(sessionId);
	expect(answerText(await client.chat(sessionId, "/config"))).toBe(
		"mode: plan\nmodel: couch-larger\nthought: off\npolite: false",
	);
});

test("[A17.mode] a first prompt does not run in another mode than asked for, and the next one does without", async () => {
	await using fixture = await openHub();
	const client = fixture.client();
	const { sessionId } = await client.ask("session.create", { folder: fixture.folder, mode: "gentle" });
	await client.open(sessionId);
	const content = [{ type: "text" as const, text: "/mode" }];
	await client.ask("prompt.send", { sessionId, messageId: "m1", content });
	const { turns } = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(turns[0]?.end).toMatchObject({
		outcome: "failed",
		error: { message: expect.stringMatching(/not sent: .*“gentle”.* Choose one of: ask, plan, auto-accept/) },
	});
	await client.ask("prompt.resume", { sessionId });
	expect(answerText(await client.chat(sessionId, "/mode"))).toBe("My mode is ask.");
});

const endings = {
	"after a fresh start": (client: TestClient, sessionId: string) =>
		client.ask("session.fresh", { sessionId }),
	"after a crash": (client: TestClient, sessionId: string) => client.chat(sessionId, "/crash"),
};

test.for(Object.entries(endings))(
	"[A17.kept] what was chosen in a chat is set again in its next agent session, %s",
	async ([, end]) => {
		await using fixture = await openHub();
		const { client, sessionId } = await fixture.session();
		await client.until(sessionId, ({ head }) => readOptions(head.aspects).length > 0);
		await client.ask("session.configure", { sessionId, change: { kind: "mode", mode: "plan" } });
		await client.ask("session.configure", { sessionId, change: { kind: "model", model: "couch-larger" } });
		const polite = { kind: "option", option: "polite", value: false } as const;
		await client.ask("session.configure", { sessionId, change: polite });
		await client.chat(sessionId, "/echo first");
		await end(client, sessionId);
		const { turns, head } = await client.chat(sessionId, "/config");
		expect(answerText({ turns: turns.slice(-1) })).toBe(
			"mode: plan\nmodel: couch-larger\nthought: low\npolite: false",
		);
		expect(["mode", "model", "polite"].map((id) => current(head, id))).toEqual([
			"plan",
			"couch-larger",
			false,
		]);
	},
);
