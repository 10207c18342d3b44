import { isQueuePaused } from "@parley/transcript/head/queue";
import { isUnderWay } from "@parley/transcript/turn/tool";
import { expect, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";
import { itemsOf } from "../testing/texts.ts";

const send = (client: TestClient, sessionId: string, messageId: string, text: string) =>
	client.ask("prompt.send", { sessionId, messageId, content: [{ type: "text", text }] });

test.each([
	["closed", (fixture: HubFixture) => fixture.stop()],
	["killed", (fixture: HubFixture) => fixture.abandon()],
])(
	"[D7.hub] a turn that runs when the hub is %s is interrupted by the restart, and not stopped by the person",
	async (_, end) => {
		await using fixture = await HubFixture.open();
		const { client, sessionId } = await fixture.session();
		await send(client, sessionId, "first", "/hang");
		await send(client, sessionId, "next", "/echo next");
		await client.until(sessionId, ({ head }) => head.running?.messageId === "first");
		await end(fixture);
		await fixture.start();
		const { turns, head } = await fixture.client().open(sessionId);
		expect(turns.map((turn) => turn.end)).toMatchObject([
			{
				outcome: "interrupted",
				error: { message: "Parley restarted during this turn; it may be incomplete." },
			},
		]);
		expect(head).toMatchObject({ pausedBy: { outcome: "interrupted" }, queue: [{ messageId: "next" }] });
		expect(isQueuePaused(head)).toBe(true);
	},
);

test("[D7.lapsed] a permission request that is open when the hub is closed lapses, and no tool stays open", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await send(client, sessionId, "m", "/permission");
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	await fixture.stop();
	await fixture.start();
	const state = await fixture.client().open(sessionId);
	expect(itemsOf(state, "permission").map(({ outcome }) => outcome)).toMatchObject([
		{ type: "lapsed", reason: "Parley restarted before this was answered." },
	]);
	expect(itemsOf(state, "tool").map(({ call }) => isUnderWay(call.status))).toEqual([false]);
	expect(state.turns.map((turn) => turn.end?.outcome)).toEqual(["interrupted"]);
});

test.each([
	["as it ends", (fixture: HubFixture) => fixture.hub.stop()],
	["when the next one starts, if it did not get to it", (fixture: HubFixture) => fixture.abandon()],
])("[D7.stopped] a hub that is stopped says so of its turns and questions, %s", async (_, end) => {
	await using fixture = await HubFixture.open({ wasStopped: true });
	const { client, sessionId } = await fixture.session();
	await send(client, sessionId, "m", "/permission");
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	await end(fixture);
	await fixture.stop();
	await fixture.start();
	const state = await fixture.client().open(sessionId);
	expect(itemsOf(state, "permission").map(({ outcome }) => outcome)).toMatchObject([
		{ type: "lapsed", reason: "Parley was stopped before this was answered." },
	]);
	expect(state.turns.map((turn) => turn.end)).toMatchObject([
		{
			outcome: "interrupted",
			error: { message: "Parley was stopped during this turn; it may be incomplete." },
		},
	]);
});

test("[D7.stopped] views see the end of every turn, and then that the hub was stopped", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await send(client, sessionId, "m", "/hang");
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await fixture.hub.stop();
	expect(client.received.at(-1)).toMatchObject({ topic: "connection", payload: { status: "stopped" } });
	expect((await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined)).head.running).toBe(
		undefined,
	);
});

test("[D7.stopped] a prompt whose agent is still starting ends with the hub, and does not run unasked when Parley starts again", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("mute");
	await send(client, sessionId, "m", "hello");
	await client.until(sessionId, ({ head }) => head.preparing !== undefined);
	await fixture.hub.stop();
	const { head, turns } = await client.until(sessionId, (state) => state.turns[0]?.end !== undefined);
	expect([head.preparing, head.queue]).toEqual([undefined, []]);
	expect(turns.map(({ end }) => end)).toMatchObject([
		{ outcome: "interrupted", error: { message: "Parley was stopped before this was sent." } },
	]);
});
