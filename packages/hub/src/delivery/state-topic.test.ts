import { expect, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

test("[C4.running][C4.pending] state counts what runs and what waits for an answer, over all sessions", async () => {
	await using fixture = await HubFixture.open();
	const one = await fixture.session();
	const two = await fixture.session();
	await one.client.ask("prompt.send", { sessionId: one.sessionId, messageId: "a", content: text("/hang") });
	await one.client.untilTopic("state", ({ running }) => running === 1);
	await two.client.ask("prompt.send", {
		sessionId: two.sessionId,
		messageId: "b",
		content: text("/permission"),
	});
	const both = await one.client.untilTopic("state", ({ pendingPermissions }) => pendingPermissions === 1);
	expect(both.running).toBe(2);
	const since = one.client.received.length;
	await one.client.ask("prompt.stop", { sessionId: one.sessionId });
	await two.client.ask("prompt.stop", { sessionId: two.sessionId });
	const isOver = () =>
		one.client.received
			.slice(since)
			.some(
				({ topic, payload }) =>
					topic === "state" &&
					"running" in payload &&
					payload.running === 0 &&
					payload.pendingPermissions === 0,
			);
	await expect.poll(isOver).toBe(true);
});

test("[C4.activeSession][C2.selectSession] state names what a client has selected, to that client only", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const other = fixture.client();
	await client.ask("session.select", { sessionId });
	const told = await client.untilTopic("state", ({ activeSessionId }) => activeSessionId === sessionId);
	expect(told.sessions.map((each) => each.sessionId)).toEqual([sessionId]);
	const since = client.received.length;
	await client.ask("session.rename", { sessionId, title: "Selected" });
	await client.untilState(since, ({ title }) => title === "Selected");
	const states = (received: typeof client.received) =>
		received.flatMap(({ topic, payload }) => (topic === "state" && "sessions" in payload ? [payload] : []));
	expect(states(client.received.slice(since)).every((state) => "activeSessionId" in state)).toBe(true);
	expect(states(other.received).some((state) => "activeSessionId" in state)).toBe(false);
	await client.ask("session.select", {});
	const after = client.received.length;
	await client.ask("session.rename", { sessionId, title: "Not selected" });
	await client.untilState(after, ({ title }) => title === "Not selected");
	expect(states(client.received.slice(after)).some((state) => "activeSessionId" in state)).toBe(false);
});

test("[C2.selectSession] a session that does not exist is not selected, and one that is deleted is not any more", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await expect(client.ask("session.select", { sessionId: "nobody" })).rejects.toMatchObject({
		code: "not_found",
	});
	await client.ask("session.select", { sessionId });
	await client.ask("session.delete", { sessionId });
	const gone = await client.untilTopic("state", ({ removed }) => removed?.includes(sessionId) === true);
	expect(gone).not.toHaveProperty("activeSessionId");
});
