import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { exportBy } from "../testing/client-transfer.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { memoryOfSecrets } from "../testing/secret-memory.ts";
import type { TestClient } from "../testing/test-client.ts";

const key = "planted-key-0123456789";
const harmless = {
	HOME: "/srv/walrus",
	BASE_URL: "http://localhost:11434/v1",
	MODE: "carpenter",
	LIMIT: "123456",
};
const words = Object.values(harmless).join(" and ");

const keeper = {
	...eliza,
	agentId: "keeper",
	title: "Keeper",
	env: { ...eliza.env, ...harmless, PLAIN_KEY: key },
};

const exports = async (client: TestClient, sessionId: string): Promise<string> =>
	(await exportBy(client, sessionId, "markdown")) + (await exportBy(client, sessionId, "jsonl"));

test("[E20.secrets] an export masks configured secrets, even in a hub that has not started the agent", async () => {
	await using fixture = await HubFixture.open({ agents: [eliza, keeper] });
	const { client, sessionId } = await fixture.session("keeper");
	await client.chat(sessionId, `/echo ${key} stands for ${words}`);
	const running = await exports(client, sessionId);
	await fixture.stop();
	await fixture.start();
	const later = await exports(fixture.client(), sessionId);
	for (const text of [running, later]) {
		expect(text).not.toContain(key);
		expect(text).toContain(`[redacted]${"•".repeat(key.length - 10)} stands for`);
		for (const word of Object.values(harmless)) expect(text).toContain(word);
	}
});

test("[E20.secrets] a declaration overrides what name and value suggest", async () => {
	const declared = {
		...keeper,
		env: { ...keeper.env, MODE: "carpenter" },
		secrecy: { MODE: true, PLAIN_KEY: false },
	};
	await using fixture = await HubFixture.open({ agents: [eliza, declared] });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, `/echo the carpenter and ${key}`);
	const text = await exports(client, sessionId);
	expect(text).toContain(key);
	expect(text).not.toContain("the carpenter");
});

test("[C8.safe][E20.secrets] a secret from an editor's secret storage is recognised by later hubs, without an editor, until everything is forgotten", async () => {
	const safe = "safe-value-0123456789";
	const secretMemory = memoryOfSecrets();
	const worker = { ...eliza, agentId: "keeper", title: "Keeper", secrets: { API_KEY: "work" } };
	await using fixture = await HubFixture.open({ agents: [eliza, worker], secretMemory });
	const { client, sessionId } = await fixture.session("keeper");
	const window = fixture.client();
	const folders = [{ path: fixture.folder, trusted: true }];
	await window.ask("host.declare", { folders, isFocused: false, isWatching: false });
	const answering = window.untilTopic("request").then(({ requestId }) => {
		expect(secretMemory.saved()).not.toContain(safe);
		return window.ask("host.answer", { requestId, outcome: { ok: true, result: { value: safe } } });
	});
	await client.chat(sessionId, `/echo ${safe} it is`);
	await answering;
	await fixture.stop();
	await fixture.start();
	const text = await exports(fixture.client(), sessionId);
	expect(text).not.toContain(safe);
	expect(text).toContain("•• it is");
	expect(secretMemory.saved()).toContain('"digest"');
	expect(secretMemory.saved()).not.toContain(safe);
	await fixture.client().ask("hub.forget", { confirm: "delete all my data" });
	expect(secretMemory.saved()).toBe("[]");
});

test("[E20.secrets] secrets on an agent's command line are masked before it starts", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("agent.prefer", { agentId: "mine", command: ["mine", "--api-key", key] });
	await client.chat(sessionId, `/echo ${key}`);
	expect(await exports(client, sessionId)).not.toContain(key);
});
