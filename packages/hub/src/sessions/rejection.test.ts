import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

const planner = { ...eliza, env: { ...eliza.env, ELIZA_OPTIONS: "--offer modes" } };

const proposed = async (fixture: HubFixture) => {
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/propose") });
	const { head } = await client.until(sessionId, (state) => state.head.pending.length === 1);
	return { client, sessionId, requestId: head.pending[0]?.requestId ?? "" };
};

test("[B6.comment][B6.reject] a rejected plan stays in plan mode, and the comment is the next prompt, before queued ones", async () => {
	await using fixture = await HubFixture.open({ agents: [planner] });
	const { client, sessionId, requestId } = await proposed(fixture);
	await client.ask("prompt.send", { sessionId, messageId: "queued", content: text("/echo queued") });
	const comment = { messageId: "why", content: text("/echo Shorter, please.") };
	await client.ask("permission.answer", { sessionId, requestId, optionId: "plan", comment });
	const done = await client.until(sessionId, ({ turns }) => turns[2]?.end !== undefined);
	expect(done.turns.map(({ prompt }) => prompt?.messageId)).toEqual(["a", "why", "queued"]);
	expect(done.head.aspects.mode).toMatchObject({ currentModeId: "plan" });
});

test("[B6.accept][B6.reset] an accepted plan leaves plan mode for the mode that was chosen", async () => {
	await using fixture = await HubFixture.open({ agents: [planner] });
	const { client, sessionId, requestId } = await proposed(fixture);
	await client.ask("permission.answer", { sessionId, requestId, optionId: "ask" });
	const done = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(done.head.aspects.mode).toMatchObject({ currentModeId: "ask" });
});

test("[B6.comment] a comment on anything but a rejection, or on what is over, is refused and queues nothing", async () => {
	await using fixture = await HubFixture.open({ agents: [planner] });
	const { client, sessionId, requestId } = await proposed(fixture);
	const comment = { messageId: "why", content: text("/echo no") };
	const answer = { sessionId, requestId, comment };
	await expect(client.ask("permission.answer", { ...answer, optionId: "ask" })).rejects.toMatchObject({
		code: "bad_request",
	});
	const empty = { messageId: "why", content: text(" ") };
	await expect(
		client.ask("permission.answer", { ...answer, optionId: "plan", comment: empty }),
	).rejects.toMatchObject({ code: "bad_request" });
	await client.ask("permission.answer", { sessionId, requestId, optionId: "plan" });
	await expect(client.ask("permission.answer", { ...answer, optionId: "plan" })).rejects.toMatchObject({
		code: "conflict",
	});
	const done = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(done.head.queue).toEqual([]);
	expect(done.turns).toHaveLength(1);
});

test("[B6.comment] a comment runs although the rejection ends the turn as stopped", async () => {
	await using fixture = await HubFixture.open({ agents: [planner] });
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/propose") });
	const { head } = await client.until(sessionId, (state) => state.head.pending.length === 1);
	const requestId = head.pending[0]?.requestId ?? "";
	const comment = { messageId: "why", content: text("/echo Shorter") };
	await client.ask("permission.answer", { sessionId, requestId, optionId: "plan", comment });
	await client.ask("prompt.stop", { sessionId, turn: 1 });
	const done = await client.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	expect(done.turns[1]?.prompt?.messageId).toBe("why");
});
