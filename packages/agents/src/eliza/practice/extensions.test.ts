import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { untilAborted } from "../agent/unless-aborted.ts";
import { ElizaProcess } from "../testing/eliza-process.ts";

const events: unknown[] = [];
let beforeEcho: (() => Promise<unknown>) | undefined;
let heard: (() => void) | undefined;
let eliza: ElizaProcess;

beforeAll(async () => {
	eliza = await ElizaProcess.start({
		args: ["--offer", "steering"],
		serve: (app) =>
			app
				.onRequest(
					"_eliza/echo",
					(params) => params,
					async ({ params }) => {
						await beforeEcho?.();
						return params;
					},
				)
				.onNotification(
					"_eliza/event",
					(params) => params,
					({ params }) => {
						events.push(params);
						heard?.();
					},
				)
				.onRequest("session/request_permission", async ({ signal }) => {
					await untilAborted(signal).catch(() => {});
					return { outcome: { outcome: "cancelled" } };
				}),
	});
});
afterAll(() => eliza[Symbol.asyncDispose]());
beforeEach(() => {
	events.length = 0;
	beforeEcho = undefined;
});

test("[E13.extensions] /extension sends an event and a request of her own", async () => {
	const sessionId = await eliza.newSession();
	const { text } = await eliza.prompt(sessionId, "/extension Hi there");
	expect(text).toBe(`You answered: ${JSON.stringify({ sessionId, text: "Hi there" })}`);
	expect(events).toEqual([{ sessionId, text: "Hi there" }]);
});

test("[E13.extensions] she echoes a request and sends an event back", async () => {
	const params = { deep: [{ a: null }] };
	expect(await eliza.agent.request<unknown, unknown>("_eliza/echo", params)).toEqual(params);
	const back = new Promise<void>((resolve) => {
		heard = resolve;
	});
	await eliza.agent.notify<unknown>("_eliza/event", params);
	await back;
	expect(events).toEqual([{ heard: params }]);
});

test("[E13.extensions] she takes a question back, and tells how it was answered then", async () => {
	const { text } = await eliza.prompt(await eliza.newSession(), "/withdraw");
	expect(text).toBe('You still answered: {"outcome":{"outcome":"cancelled"}}');
	const form = await eliza.prompt(await eliza.newSession(), "/withdraw form");
	expect(form.text).toContain("You answered with -32601");
});

test("[E13.extensions] a slow request of the client ends when it is cancelled", async () => {
	const cancel = new AbortController();
	const options = { cancellationSignal: cancel.signal };
	const asked = eliza.agent.request<unknown, unknown>("_eliza/slow", {}, options);
	cancel.abort();
	await expect(asked).rejects.toMatchObject({ code: -32800 });
});

test("[E13.extensions] where she offers it, a running turn can be steered", async () => {
	expect(eliza.introduction._meta).toEqual({ steering: { supported: true } });
	const sessionId = await eliza.newSession();
	const steer = (text: string) =>
		eliza.agent.request<unknown, unknown>("_session/steering", {
			sessionId,
			prompt: [{ type: "text", text }],
		});
	expect(await steer("too early")).toEqual({ outcome: "promptRequired", reason: "noRunningTurn" });
	const listening = eliza.nextOfKind("agent_message_chunk");
	const prompting = eliza.prompt(sessionId, "/steer");
	await listening;
	expect(await steer("left")).toEqual({ outcome: "injected" });
	expect((await prompting).text).toBe("I am listening. You steered me: left");

	beforeEcho = () => steer("right");
	const { text } = await eliza.prompt(sessionId, "/extension");
	expect(text).toMatch(/^You answered: .*\n\nYou steered me: right$/);

	await using plain = await ElizaProcess.start();
	const refused = plain.agent.request<unknown, unknown>("_session/steering", {});
	await expect(refused).rejects.toMatchObject({ code: -32601 });
});

test("[E13.extensions] what a cancelled turn was told is not told to the next", async () => {
	const sessionId = await eliza.newSession();
	const prompting = eliza.prompt(sessionId, "/hang");
	const params = { sessionId, prompt: [{ type: "text", text: "left" }] };
	expect(await eliza.agent.request<unknown, unknown>("_session/steering", params)).toEqual({
		outcome: "injected",
	});
	await eliza.cancel(sessionId);
	expect((await prompting).stopReason).toBe("cancelled");
	expect((await eliza.prompt(sessionId, "/echo next")).text).toBe("next");
});
