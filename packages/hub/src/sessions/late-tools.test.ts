import type { SessionState } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";

/** Tools as a view shows them: turn, id, status and output text. */
const toolsOf = ({ turns }: SessionState) =>
	turns.flatMap(({ number, items }) =>
		items.flatMap((item) => {
			if (item.type !== "tool") return [];
			const { toolCallId, status, content } = item.call;
			const output = content.flatMap((each) =>
				each.type === "content" && each.content.type === "text" ? [each.content.text] : [],
			);
			return [[number, toolCallId, status, ...output]];
		}),
	);

test("[B7.late][B7.unfinished] a tool left open by its turn reads as unreported, then in background, then as it ended, in its own turn", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	expect(toolsOf(await client.chat(sessionId, "/background start build"))).toEqual([
		[1, "build", "unreported"],
	]);
	expect(toolsOf(await client.chat(sessionId, "Hello"))).toEqual([[1, "build", "unreported"]]);
	expect(toolsOf(await client.chat(sessionId, "/background report build"))).toEqual([
		[1, "build", "background", "build is still at it."],
	]);
	expect(toolsOf(await client.chat(sessionId, "/background finish build"))).toEqual([
		[1, "build", "completed", "build is done."],
	]);
	expect(await fixture.client().open(sessionId)).toEqual(client.view(sessionId));
});

test("[B7.late] an update between turns goes to the turn in which its tool began, not to the newest", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/background start build");
	await client.chat(sessionId, "/background later build");
	const done = await client.until(sessionId, (state) => toolsOf(state)[0]?.[2] === "completed");
	expect(toolsOf(done)).toEqual([[1, "build", "completed", "build is done."]]);
	expect(await fixture.client().open(sessionId)).toEqual(done);
});

test("[B7.reused] a call with the id of a finished one is a new tool in the running turn", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	for (let turn = 1; turn <= 2; turn += 1) await client.chat(sessionId, "/background again call");
	await client.chat(sessionId, "/background start call");
	await client.chat(sessionId, "/background report call");
	expect(toolsOf(await client.chat(sessionId, "/background again call"))).toEqual([
		[1, "call", "completed", "call is done."],
		[2, "call", "completed", "call is done."],
		[3, "call", "completed", "call is done."],
	]);
	expect(await fixture.client().open(sessionId)).toEqual(client.view(sessionId));
});

test("[B7.late][D7.hub] background tools end without a result when the agent is detached, even if the hub died with it", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/background start build");
	await client.chat(sessionId, "/background report build");
	const pid = await fixture.agentPid();
	process.kill(pid, "SIGKILL");
	await client.until(sessionId, ({ head }) => head.link.state === "lost");
	expect(toolsOf(client.view(sessionId))).toMatchObject([
		[1, "build", "unreported", "build is still at it."],
	]);
	await client.chat(sessionId, "/background start again");
	await client.chat(sessionId, "/background report again");
	await fixture.abandon();
	await fixture.start();
	expect(toolsOf(await fixture.client().open(sessionId))).toMatchObject([
		[1, "build", "unreported", "build is still at it."],
		[3, "again", "unreported", "again is still at it."],
	]);
});

test("[B7.late][B7.reused] a tool is found by its id after 2,000 others, and its id can be reused", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const commands = (state: SessionState) =>
		toolsOf(state).filter(([, id]) => id === "build" || id === "test");
	await client.chat(sessionId, "/background start build");
	await client.chat(sessionId, "/background again test");
	for (const count of [1000, 1000, 1]) await client.chat(sessionId, `/tools ${count}`);
	await client.chat(sessionId, "/background finish build");
	expect(commands(await client.chat(sessionId, "/background again test"))).toEqual([
		[1, "build", "completed", "build is done."],
		[2, "test", "completed", "test is done."],
		[7, "test", "completed", "test is done."],
	]);
}, 60_000);
