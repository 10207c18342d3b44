import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hostOnlyMethods } from "@parley/protocol/host/host-only";
import { paramsSamples } from "@parley/protocol/testing/samples";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import { RecordedStream } from "../testing/recorded-stream.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

const declare = (
	client: TestClient,
	folders: Record<string, boolean>,
	rest: { isFocused?: boolean; isWatching?: boolean; environment?: Record<string, string> } = {},
) =>
	client.ask("host.declare", {
		folders: Object.entries(folders).map(([path, trusted]) => ({ path, trusted })),
		isFocused: false,
		isWatching: false,
		...rest,
	});

/** A file in the folder of the fixture's sessions. */
const newFile = async ({ folder }: HubFixture): Promise<string> => {
	const path = join(folder, "a.ts");
	await writeFile(path, "");
	return path;
};

const requestsTo = ({ received }: TestClient) => received.filter(({ topic }) => topic === "request");

test("[C2.hosts] a view's request goes to the window that has the folder open, else to the one that last had the focus", async () => {
	await using fixture = await HubFixture.open();
	const { client: view, sessionId } = await fixture.session();
	const [owner, focused, other] = [fixture.client(), fixture.client(), fixture.client()];
	await declare(other, { "/elsewhere": true }, { isFocused: true });
	await declare(focused, { "/somewhere": true }, { isFocused: true });
	const wish = { sessionId, path: await newFile(fixture), line: 3 };
	const first = view.ask("host.openFile", wish);
	const request = await focused.untilTopic("request");
	expect(request).toMatchObject({ method: "host.openFile", params: wish });
	await focused.ask("host.answer", { requestId: request.requestId, outcome: { ok: true, result: {} } });
	expect(await first).toEqual({});
	await declare(owner, { [fixture.folder]: true });
	const second = view.ask("host.openFile", wish);
	const { requestId } = await owner.untilTopic("request");
	await owner.ask("host.answer", { requestId, outcome: { ok: true, result: {} } });
	await second;
	expect([requestsTo(focused).length, requestsTo(other).length]).toEqual([1, 0]);
});

test("[C2.hosts] without a window, or if it refuses, closes or answers garbage, the request fails with the reason", async () => {
	await using fixture = await HubFixture.open({ later: new ManualTimers().later });
	const { client: view, sessionId } = await fixture.session();
	const wish = { sessionId, path: await newFile(fixture) };
	await expect(view.ask("host.openFile", wish)).rejects.toMatchObject({ code: "host_unavailable" });
	const [window, stranger] = [fixture.client(), fixture.client()];
	await declare(window, {});
	const refused = view.ask("host.openFile", wish);
	const { requestId } = await window.untilTopic("request");
	const outcome = { ok: true as const, result: {} };
	await expect(stranger.ask("host.answer", { requestId, outcome })).rejects.toMatchObject({
		code: "not_found",
	});
	await window.ask("host.answer", { requestId, outcome: { ok: false, message: "There is no such file." } });
	await expect(refused).rejects.toMatchObject({
		code: "host_unavailable",
		message: "There is no such file.",
	});
	await expect(window.ask("host.answer", { requestId, outcome })).rejects.toMatchObject({
		code: "not_found",
	});
	const nonsense = view.ask("host.openDiff", { ...wish, after: { text: "x" } });
	const asked = await window.untilTopic("request", ({ method }) => method === "host.openDiff");
	await window.ask("host.answer", { requestId: asked.requestId, outcome: { ok: true, result: 1 } });
	await expect(nonsense).rejects.toThrow("does not match the protocol");
	const lost = view.ask("host.manageTrust", { sessionId });
	await window.untilTopic("request", ({ method }) => method === "host.manageTrust");
	fixture.hub.clients.dismiss("");
	await expect(lost).rejects.toThrow("The editor's window was closed.");
});

test("[C2.hosts] a request sent while a window's connection broke is resent on its return until it is answered", async () => {
	await using fixture = await HubFixture.open();
	const { client: view, sessionId } = await fixture.session();
	const window = fixture.client();
	await declare(window, {});
	const { clients } = fixture.hub;
	// Nothing written to this one arrives.
	const lost = new RecordedStream();
	clients.attach(window.client, lost, undefined);
	const opened = view.ask("host.openFile", { sessionId, path: await newFile(fixture) });
	await expect.poll(() => lost.data.some((data) => JSON.parse(data).topic === "request")).toBe(true);
	const hello = { client: { kind: "test" as const, version: "1" } };
	const back = new RecordedStream();
	const asked = () =>
		back.data.flatMap((data) => {
			const { topic, payload } = JSON.parse(data);
			return topic === "request" ? [String(payload.requestId)] : [];
		});
	clients.attach(window.client, back, undefined);
	expect(asked()).toEqual([]);
	await window.ask("hub.hello", hello);
	await view.ask("hub.hello", hello);
	const [requestId = ""] = asked();
	expect(asked()).toEqual([requestId]);
	await window.ask("host.answer", { requestId, outcome: { ok: true, result: {} } });
	expect(await opened).toEqual({});
	await window.ask("hub.hello", hello);
	expect(asked()).toEqual([requestId]);
});

test("[C8.powers] host-only requests are refused to a browser, and no others", async () => {
	await using fixture = await HubFixture.open();
	const browser = fixture.client("browser");
	const own = hostOnlyMethods.filter((method) => method in fixture.hub.handlers);
	expect(own).toEqual(["agent.prefer", "host.answer", "host.declare"]);
	for (const method of own)
		await expect(browser.ask(method, paramsSamples[method])).rejects.toMatchObject({ code: "forbidden" });
	expect(await browser.ask("host.list", {})).toEqual({ windows: 0 });
});

test("[C9.editor] an editor's distrust wins while it is attached: third-party agents stop and do not start", async () => {
	await using fixture = await HubFixture.open();
	const { client: view, sessionId } = await fixture.session("stranger");
	await view.ask("folder.trust", { path: fixture.folder, trusted: true });
	await view.ask("prompt.send", { sessionId, messageId: "a", content: text("/hang") });
	await view.until(sessionId, ({ head }) => head.running?.messageId === "a");
	const window = fixture.client();
	await declare(window, { [fixture.folder]: false });
	await view.until(sessionId, ({ turns }) => turns[0]?.end?.outcome === "cancelled");
	const { folders } = await view.untilTopic(
		"folders",
		({ folders: [folder] }) => folder?.trust === "untrusted",
	);
	expect(folders).toMatchObject([{ path: fixture.folder, heldByEditor: true }]);
	await view.ask("folder.trust", { path: fixture.folder, trusted: true });
	const prompt = { sessionId, messageId: "b", content: text("/echo now") };
	await expect(view.ask("prompt.send", prompt)).rejects.toMatchObject({ code: "workspace_untrusted" });
	await declare(window, { [fixture.folder]: true });
	expect(await view.ask("prompt.send", prompt)).toMatchObject({ status: "accepted" });
	await view.until(sessionId, ({ turns }) => turns[1]?.end?.outcome === "completed");
});

test("[C9.editor] trust granted in an editor need not be granted again, and stays when the editor has gone", async () => {
	await using fixture = await HubFixture.open();
	const window = fixture.client();
	await declare(window, { [fixture.folder]: true });
	const within = join(fixture.folder, "within");
	await mkdir(within);
	const { client: view, sessionId } = await fixture.session("stranger");
	await view.chat(sessionId, "/echo trusted");
	const { sessionId: deeper } = await view.ask("session.create", { folder: within, agent: "stranger" });
	fixture.hub.clients.dismiss("");
	const after = fixture.client();
	const { folders } = await after.ask("folder.list", {});
	expect(folders).toMatchObject([
		{ path: within, trust: "trusted" },
		{ path: fixture.folder, trust: "trusted" },
	]);
	await after.open(deeper);
	await after.chat(deeper, "/echo still trusted");
});

test("[C9.editor] an editor's trust does not override the user's refusal here", async () => {
	await using fixture = await HubFixture.open();
	const { client: view } = await fixture.session("stranger");
	await view.ask("folder.trust", { path: fixture.folder, trusted: false });
	await declare(fixture.client(), { [fixture.folder]: true });
	expect((await view.ask("folder.list", {})).folders).toMatchObject([{ trust: "untrusted" }]);
});

test("[E2.window][E2.key] an agent gets the environment of the window that has its folder, and another environment gets another process", async () => {
	await using fixture = await HubFixture.open();
	const window = fixture.client();
	await declare(
		window,
		{ [fixture.folder]: true },
		{ environment: { PATH: process.env["PATH"] ?? "", MARK_ONE: "1" } },
	);
	const { client, sessionId } = await fixture.session();
	expect(answerText(await client.chat(sessionId, "/env MARK_ONE"))).toContain("is set");
	await declare(
		window,
		{ [fixture.folder]: true },
		{ environment: { PATH: process.env["PATH"] ?? "", MARK_TWO: "2" } },
	);
	const { sessionId: second } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(second);
	expect(answerText(await client.chat(second, "/env MARK_ONE"))).toContain("is not set");
	expect(answerText(await client.chat(second, "/env MARK_TWO"))).toContain("is set");
	expect(answerText(await client.chat(sessionId, "/env MARK_TWO"))).toContain("is not set");
});

test("[C8.safe] a secret from the editor's storage reaches the agent, and neither logs nor views", async () => {
	const keeper = { ...eliza, agentId: "keeper", title: "Keeper", secrets: { API_KEY: "work" } };
	await using fixture = await HubFixture.open({ agents: [eliza, keeper] });
	const { client, sessionId } = await fixture.session("keeper");
	const failed = await client.chat(sessionId, "/env API_KEY");
	expect(failed.turns[0]?.end).toMatchObject({
		outcome: "failed",
		error: { message: expect.stringContaining("Keeper needs the secret “work”") },
	});
	const window = fixture.client();
	await declare(window, { [fixture.folder]: true });
	const answering = window.untilTopic("request").then(({ requestId, params }) => {
		expect(params).toEqual({ name: "work" });
		return window.ask("host.answer", { requestId, outcome: { ok: true, result: { value: "s3cr3t-value" } } });
	});
	expect(answerText(await client.chat(sessionId, "/env API_KEY"))).toContain("is set");
	await answering;
	const told = [fixture.logs.records(), client.received, window.received];
	expect(JSON.stringify(told)).not.toContain("s3cr3t-value");
});

test("[A12.notice] a user who left a waiting chat is notified once after a moment, and not after it was answered", async () => {
	const timers = new ManualTimers();
	await using fixture = await HubFixture.open({ later: timers.later });
	const window = fixture.client();
	const look = (isWatching: boolean) => declare(window, { [fixture.folder]: true }, { isWatching });
	await look(true);
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/permission") });
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	await look(false);
	await look(true);
	timers.fire(2000);
	expect(requestsTo(window)).toEqual([]);
	await look(false);
	timers.fire(2000);
	expect(await window.untilTopic("request")).toMatchObject({
		method: "host.notify",
		params: { reason: "waiting" },
	});
	await look(true);
	await look(false);
	timers.fire(2000);
	expect(requestsTo(window)).toHaveLength(1);
	await look(true);
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	await client.ask("prompt.send", { sessionId, messageId: "b", content: text("/permission") });
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	await look(false);
	timers.fire(2000);
	expect(requestsTo(window)).toHaveLength(1);
});

test("[A12.notice] one window is notified when a chat waits and nobody is watching, and none when someone is", async () => {
	await using fixture = await HubFixture.open();
	const [owner, other] = [fixture.client(), fixture.client()];
	await declare(owner, { [fixture.folder]: true });
	await declare(other, { "/elsewhere": true }, { isFocused: true });
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/permission") });
	const { method, params } = await owner.untilTopic("request");
	expect([method, params]).toMatchObject(["host.notify", { sessionId, reason: "waiting" }]);
	expect(requestsTo(other)).toEqual([]);
	await declare(other, { "/elsewhere": true }, { isWatching: true });
	const absent = fixture.client();
	await declare(absent, { [fixture.folder]: true }, { isFocused: true, isWatching: true });
	absent.disconnect();
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	await client.ask("prompt.resume", { sessionId });
	await client.ask("prompt.send", { sessionId, messageId: "b", content: text("/permission") });
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	expect([requestsTo(owner).length, requestsTo(other).length]).toEqual([1, 0]);
	await declare(other, { "/elsewhere": true });
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	await client.ask("prompt.send", { sessionId, messageId: "c", content: text("/permission") });
	await owner.untilTopic("request", ({ params }) => params !== undefined && requestsTo(owner).length === 2);
	expect(requestsTo(absent)).toEqual([]);
});
