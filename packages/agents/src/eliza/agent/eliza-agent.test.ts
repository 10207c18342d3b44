import { expect, test } from "vitest";
import { ElizaClient } from "../testing/eliza-client.ts";
import { chunkTexts } from "../testing/seen-update.ts";
import { type TestHost, testHost } from "../testing/test-host.ts";
import { numberedText } from "../tricks/numbered-text.ts";
import { elizaAgent } from "./eliza-agent.ts";

/** Eliza and a client in one process, without real time. */
const meet = async (host: TestHost): Promise<ElizaClient> => {
	const client = new ElizaClient();
	await client.connect(client.app.connect(elizaAgent(host)), {});
	return client;
};

test("[E13.conversation] she speaks word by word at the rate she is given", async () => {
	const host = testHost(100);
	const client = await meet(host);
	const session = await client.newSession();
	const before = host.pace.now();
	const { updates, text } = await client.prompt(session, "Hello");
	const words = chunkTexts(updates, "agent_message_chunk");
	expect(text).toBe("Hello. I am Eliza. What does your code keep from you today?");
	expect(words).toHaveLength(12);
	expect(host.pace.now() - before).toBeCloseTo(120);
});

test("[E13.conversation] at rate 0 no time passes", async () => {
	const host = testHost(0);
	const client = await meet(host);
	await client.prompt(await client.newSession(), "/markdown");
	expect(host.pace.now()).toBe(0);
});

test("[E13.tricks] /slow waits as long as it is told", async () => {
	const host = testHost();
	const client = await meet(host);
	const { text } = await client.prompt(await client.newSession(), "/slow 3600 good morning");
	expect(text).toBe("good morning");
	expect(host.pace.now()).toBe(3_600_000);
});

test("[E13.tricks] /stream keeps to its rate and its chunk size", async () => {
	const host = testHost();
	const client = await meet(host);
	const { stopReason } = await client.prompt(await client.newSession(), "/stream 1003 500 10");
	const chunks = host.written
		.flatMap((lines) => lines.trimEnd().split("\n"))
		.map((line) => /"text":"(.*)"/.exec(line)?.[1] ?? "");
	expect(stopReason).toBe("end_turn");
	expect(chunks.join("")).toBe(numberedText(1003));
	expect(chunks.map((chunk) => chunk.length)).toEqual([...Array.from({ length: 100 }, () => 10), 3]);
	expect(host.pace.now()).toBe(2000);
});

test("[E13.protocol] sessions do not share what was said", async () => {
	const client = await meet(testHost());
	const [one, two] = [await client.newSession(), await client.newSession()];
	const first = await client.prompt(one, "I hate yaml");
	const again = await client.prompt(one, "I hate yaml");
	const other = await client.prompt(two, "I hate yaml");
	expect(other.text).toBe(first.text);
	expect(again.text).not.toBe(first.text);
});

test("[E13.protocol] an unknown session is not found", async () => {
	const client = await meet(testHost());
	const prompting = client.prompt("nowhere", "Hello");
	await expect(prompting).rejects.toMatchObject({ code: -32002, data: { sessionId: "nowhere" } });
});

test("[E13.protocol] a second prompt in a busy session is refused, and the first goes on", async () => {
	const client = await meet(testHost());
	const session = await client.newSession();
	const hanging = client.prompt(session, "/hang");
	const refused = client.prompt(session, "Hello");
	await expect(refused).rejects.toMatchObject({
		code: -32600,
		message: expect.stringContaining("still answering"),
	});
	await client.cancel(session);
	expect((await hanging).stopReason).toBe("cancelled");
	expect((await client.prompt(session, "/echo back")).text).toBe("back");
});

test("[E13.protocol] closing a session ends its turn, even a deaf one, and forgets it", async () => {
	const client = await meet(testHost());
	const session = await client.newSession();
	const deaf = client.prompt(session, "/deaf");
	await client.agent.request("session/close", { sessionId: session });
	expect((await deaf).stopReason).toBe("cancelled");
	await expect(client.prompt(session, "Hello")).rejects.toMatchObject({ code: -32002 });
});

test("[E13.protocol] she sees pictures and reads what is attached", async () => {
	const client = await meet(testHost());
	const { text } = await client.prompt(await client.newSession(), [
		{ type: "image", mimeType: "image/png", data: "AAAA" },
		{ type: "resource", resource: { uri: "file:///deep/my%20notes.md", text: "one\ntwo" } },
		{ type: "resource_link", name: "main.ts", uri: "file:///main.ts" },
		{ type: "text", text: "Hello" },
	]);
	expect(text.split("\n\n")).toEqual([
		"I see a picture (image/png, 3 bytes). What do you see in it?",
		"You let me read `my notes.md`, 2 lines of it.",
		"You point at `main.ts`. Shall I look, or would you rather tell me?",
		"Hello. I am Eliza. What does your code keep from you today?",
	]);
});
